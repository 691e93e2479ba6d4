const { JSDOM, VirtualConsole } = require('jsdom');
const computedStyle = require('./computed-style.cjs');
const fetchOf = require('./fetch.cjs');
const timers = require('./page-timers.cjs');

/** jsdom takes these from Node when they are called, or has them in a way that does not fit Node's fetch. */
const NODES_OWN = new Set([
  'AbortController',
  'AbortSignal',
  'Headers',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
]);

/** Makes the worker's global object the window of a new, empty page, until it is closed. */
module.exports = function openPage() {
  const before = Object.getOwnPropertyDescriptors(globalThis);
  const prototype = Object.getPrototypeOf(globalThis);
  const window = makeWindow();
  for (const key of Reflect.ownKeys(window))
    if (!NODES_OWN.has(key) && !Object.is(window[key], globalThis[key]))
      define(key, Object.getOwnPropertyDescriptor(window, key));
  for (const key of ['parent', 'top']) define(key, { value: globalThis });
  Object.setPrototypeOf(globalThis, window.Window.prototype);
  Object.assign(globalThis, timers.ofPage, fetchOf(window.location));

  return {
    close: () => {
      timers.end();
      window.close();
      Object.setPrototypeOf(globalThis, prototype);
      for (const key of Reflect.ownKeys(globalThis)) if (!Object.hasOwn(before, key)) delete globalThis[key];
      Object.defineProperties(globalThis, before);
    },
  };
};

const define = (key, descriptor) =>
  Object.defineProperty(globalThis, key, { ...descriptor, configurable: true });

function makeWindow() {
  let window;
  const virtualConsole = new VirtualConsole().on('jsdomError', (error) => {
    // oxlint-disable-next-line no-console -- looked up when there is something to say: each file of tests has its own
    console.error(error);
  });
  // Nothing needs what is made here but the window.
  void new JSDOM('<!DOCTYPE html>', {
    url: 'http://localhost/',
    pretendToBeVisual: true,
    virtualConsole,
    beforeParse: (made) => {
      window = made;
      // oxlint-disable-next-line no-underscore-dangle -- what jsdom gives to whoever asks for the window
      window._globalProxy = globalThis;
      Object.defineProperty(window.document, 'defaultView', { value: globalThis });
      window.getComputedStyle = computedStyle;
    },
  });
  return window;
}
