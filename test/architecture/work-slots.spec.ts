import { describe, expect, it } from '@jest/globals';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

const OWNER = 'libs/platform/work/work-slots.ts';

/** Work that waits until somebody else's work calls it: a promise whose resolver is put in a line. */
const LINE = /new Promise(?:<\w+>)?\(\s*\(?(\w+)\)?\s*=>[^;]*\.(?:push|unshift)\([^;]*\b\1\b/;

describe('Limits to what runs at once', () => {
  it('are those of WorkSlots', () => {
    expect(linesIn(sourceFiles('{src,libs}/**/*.ts'))).toEqual([OWNER]);
  });

  it.each([
    'await new Promise<void>((resolve) => this.waiting.push(resolve));',
    'await new Promise((go) => queue.push({ weight, go }));',
    'if (busy) await new Promise(go => line.unshift(() => go()));',
  ])('made by hand are found: %s', (text) => {
    expect(linesIn([{ path: 'src/shop/oven.ts', text }])).toEqual(['src/shop/oven.ts']);
  });
});

const linesIn = (files: readonly SourceFile[]): string[] =>
  files.filter(({ text }) => LINE.test(text)).map(({ path }) => path);
