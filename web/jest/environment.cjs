const { TestEnvironment } = require('jest-environment-jsdom');

// What the browser has and jsdom lacks. Node's MessageChannel is left out: it keeps Jest from ending.
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'ReadableStream',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

/** jsdom that resolves packages and our own imports as the server's tests do, with Node's fetch. */
module.exports = class extends TestEnvironment {
  exportConditions() {
    return ['source', 'node', 'node-addons'];
  }

  async setup() {
    await super.setup();
    const { location } = this.global;
    const absolute = (input) => (typeof input === 'string' ? new URL(input, location.href) : input);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // Node knows no page that `/api/listings` could be relative to.
    this.global.fetch = (input, init) => fetch(absolute(input), init);
    this.global.Request = class extends Request {
      constructor(input, init) {
        super(absolute(input), init);
      }
    };
  }
};
