import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compiled } from '../runner/typescript.mjs';
import { setGlobals } from './globals.mjs';

const require = createRequire(import.meta.url);
const CIRCUS_HANDLERS = Symbol.for('EVENT_HANDLERS');
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: import.meta.resolve('./globals.mjs'), shortCircuit: true }
      : next(specifier, context),
});

/**
 * A worker that Jest has nothing more for stops to listen to it, and ends when nothing holds it any more, as a kept application
 * would: so it ends at once. What it leaves goes with the run's PostgreSQL and folder.
 */
process.on('removeListener', (event) => {
  if (event === 'message' && process.listenerCount('message') === 0) process.exit();
});

/** The map of each source that an error's stack names, made when Jest asks for it. */
class SourceMaps extends Map {
  get(url) {
    if (!this.has(url) && url.startsWith('file:') && url.endsWith('.ts'))
      this.set(url, `data:application/json;base64,${Buffer.from(compiled(url).map).toString('base64')}`);
    return super.get(url);
  }
}
const sourceMaps = new SourceMaps();

/**
 * For Jest: loads tests, and what they try, as Node itself does. A worker loads the server once instead of once for each
 * file of tests, and what one file has warmed up is warm for the next. Nothing is transformed or replaced by Jest: there is
 * no `jest.mock`, and a module's own state outlives a file.
 */
export default class PlainRuntime {
  #mocker;

  constructor(_config, environment) {
    this.#mocker = environment.moduleMocker;
  }

  /** jest-circus, anew for each file: it keeps what it has been told. */
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[CIRCUS_HANDLERS];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    delete globalThis[TIMEOUT];
    const jest = {
      fn: this.#mocker.fn.bind(this.#mocker),
      spyOn: this.#mocker.spyOn.bind(this.#mocker),
      restoreAllMocks: () => this.#mocker.restoreAllMocks(),
      setTimeout: (ms) => {
        globalThis[TIMEOUT] = ms;
      },
    };
    setGlobals({ ...globals, jest });
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    await import(pathToFileURL(path).href);
  }

  requireModule(path) {
    return require(path);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
}
