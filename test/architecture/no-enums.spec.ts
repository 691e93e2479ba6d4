import { describe, expect, it } from '@jest/globals';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

const ENUM = /^\s*(?:export\s+)?(?:declare\s+)?(?:const\s+)?enum\s+\w+\s*\{/m;

const enumsIn = (files: readonly SourceFile[]) =>
  files.filter(({ text }) => ENUM.test(text)).map(({ path }) => path);

/** A union of words says the same and is what travels; the linter's rule for enums is off, as it costs a fifth of the check. */
describe('An enum', () => {
  it('is nowhere declared', () => {
    const files = sourceFiles('{src,libs,web,test}/**/*.{ts,tsx}');
    expect(files.length).toBeGreaterThan(1000);
    expect(enumsIn(files)).toEqual([]);
  });

  it.each([
    'enum Size { Small }',
    'export const enum Size {',
    '  export enum Size\n{',
    'declare enum Size {}',
  ])('is found: %j', (text) =>
    expect(enumsIn([{ path: 'src/shop/till.ts', text }])).toEqual(['src/shop/till.ts']),
  );

  it.each(['// enum of sizes', "const enumOf = { kind: 'enum' };", 'type: enum ("a", "b")'])(
    'is not what is found otherwise: %j',
    (text) => expect(enumsIn([{ path: 'src/shop/till.ts', text }])).toEqual([]),
  );
});
