let current = {};

/** What `@jest/globals` is for the file of tests that begins. */
export function setGlobals(globals) {
  current = globals;
}

/** Modules that tests share are loaded once, and call what belongs to the file that runs. */
const ofCurrentFile = (name) =>
  new Proxy(() => undefined, {
    apply: (_, __, args) => current[name](...args),
    get: (_, key) => current[name][key],
  });

export const describe = ofCurrentFile('describe');
export const it = ofCurrentFile('it');
export const test = ofCurrentFile('test');
export const expect = ofCurrentFile('expect');
export const jest = ofCurrentFile('jest');
export const beforeAll = ofCurrentFile('beforeAll');
export const beforeEach = ofCurrentFile('beforeEach');
export const afterAll = ofCurrentFile('afterAll');
export const afterEach = ofCurrentFile('afterEach');
