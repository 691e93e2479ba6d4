const { setImmediate } = require('node:timers/promises');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const openPage = require('./page.cjs');

/** For Jest: a new page in the worker's own world. What a file of tests left there goes with the page, or is put back. */
module.exports = class PageEnvironment {
  #page = openPage();
  #exit = Object.getOwnPropertyDescriptor(process, 'exit');
  #env = { ...process.env };
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig }) {
    this.fakeTimers = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    // What is thrown in a listener fails the test, as everything does that nobody catches.
    addEventListener('error', ({ error }) => error && process.emit('uncaughtException', error));
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.moduleMocker.restoreAllMocks();
    // What React has put off still finds its page.
    await setImmediate();
    this.#page.close();
    Object.defineProperty(process, 'exit', this.#exit);
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
  }

  getVmContext() {
    return null;
  }
};
