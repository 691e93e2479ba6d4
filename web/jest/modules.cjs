const { readFileSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const paths = require('node:path');
const { compileFunction } = require('node:vm');

const RESOLVE = { conditions: ['require', 'node', 'default', 'source', 'node-addons'] };
/** The last two are never given: no browser has them, and React's scheduler would take them. */
const PARAMETERS = [
  'module',
  'exports',
  'require',
  '__dirname',
  '__filename',
  'setImmediate',
  'clearImmediate',
];

/** Each file as a function, by Jest's resolver: Jest makes a new one when a source has changed. */
const compiledFiles = new WeakMap();
const sourceMaps = new Map();

/**
 * The modules of one file of tests: all its own, and none compiled twice. V8 keeps with a function what it has learned of it, so
 * that what is made anew is as fast as what ran before.
 */
module.exports = class Modules {
  #resolver;
  #transformer;
  #jestGlobals;
  #files;
  #loaded = new Map();
  #replaced = new Map();

  /** `jestGlobals` answers what `@jest/globals` is for the module of a path. */
  constructor({ resolver, transformer, jestGlobals }) {
    this.#resolver = resolver;
    this.#transformer = transformer;
    this.#jestGlobals = jestGlobals;
    if (!compiledFiles.has(resolver)) compiledFiles.set(resolver, new Map());
    this.#files = compiledFiles.get(resolver);
  }

  get sourceMaps() {
    return sourceMaps;
  }

  load(path) {
    const loaded = this.#loaded.get(path);
    if (loaded) return loaded.exports;
    const require = (name) => this.#require(path, name);
    const module = { id: path, filename: path, exports: {}, require };
    this.#loaded.set(path, module);
    try {
      this.#file(path).run.call(module.exports, module, module.exports, require, paths.dirname(path), path);
    } catch (error) {
      this.#loaded.delete(path);
      throw error;
    }
    return module.exports;
  }

  /** `jest.mock` */
  replace(from, name, factory) {
    this.#replaced.set(this.#resolve(from, name), { factory });
  }

  /** `jest.requireActual` */
  requireActual(from, name) {
    return this.load(this.#resolve(from, name));
  }

  #require(from, name) {
    if (name === '@jest/globals') return this.#jestGlobals(from);
    if (isBuiltin(name)) return require(name);
    const path = this.#resolve(from, name);
    const replaced = this.#replaced.get(path);
    if (!replaced) return this.load(path);
    replaced.exports ??= replaced.factory();
    return replaced.exports;
  }

  #resolve(from, name) {
    const { imports } = this.#file(from);
    if (!imports.has(name)) imports.set(name, this.#resolver.resolveModule(from, name, RESOLVE));
    return imports.get(name);
  }

  #file(path) {
    if (!this.#files.has(path)) this.#files.set(path, { run: this.#compile(path), imports: new Map() });
    return this.#files.get(path);
  }

  #compile(path) {
    const source = readFileSync(path, 'utf8');
    if (path.endsWith('.json'))
      return (module) => {
        module.exports = JSON.parse(source);
      };
    const { code, sourceMapPath } = this.#transformer.transform(path, {}, source);
    if (sourceMapPath) sourceMaps.set(path, sourceMapPath);
    return compileFunction(code, PARAMETERS, { filename: path });
  }
};
