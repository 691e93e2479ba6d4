const { createRequire } = require('node:module');
const Modules = require('./modules.cjs');
// Here, before there is a page: what it keeps in the global object is the worker's, for all files.
require('@jest/expect');

/** No browser has these, or, as for microtasks, Node's own fetch waits for them: they are never faked. */
const ALWAYS_REAL = ['nextTick', 'hrtime', 'setImmediate', 'clearImmediate', 'queueMicrotask'];

/**
 * For Jest: loads tests, and what they try, in the worker's own world. Of the `jest` object there is what is used; what reads
 * files for coverage is not there.
 */
module.exports = class PageRuntime {
  #environment;
  #modules;
  #globals = {};

  constructor(_config, environment, resolver, transformer) {
    this.#environment = environment;
    const jestGlobals = (path) => ({ ...this.#globals, jest: this.#jestFor(path) });
    this.#modules = new Modules({ resolver, transformer, jestGlobals });
  }

  /** jest-circus, anew for each file: it keeps what it has been told. Nothing here may keep it, as a parent's `children` do. */
  requireInternalModule(path) {
    delete require.cache[path];
    return createRequire(path)(path);
  }

  setGlobalsForRuntime(globals) {
    this.#globals = globals;
    // Testing Library looks for it to learn whether the timers are fake.
    globalThis.jest = this.#jestFor(__filename);
  }

  requireModule(path) {
    return this.#modules.load(path);
  }

  getSourceMaps() {
    return this.#modules.sourceMaps;
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}

  #jestFor(path) {
    const { moduleMocker: mocker, fakeTimers: timers } = this.#environment;
    return {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      restoreAllMocks: () => mocker.restoreAllMocks(),
      mock: (name, factory) => this.#modules.replace(path, name, factory),
      requireActual: (name) => this.#modules.requireActual(path, name),
      useFakeTimers: ({ doNotFake = [] } = {}) =>
        timers.useFakeTimers({ doNotFake: [...ALWAYS_REAL, ...doNotFake] }),
      useRealTimers: () => timers.useRealTimers(),
      setSystemTime: (now) => timers.setSystemTime(now),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    };
  }
};
