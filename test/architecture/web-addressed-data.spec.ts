import { describe, expect, it } from '@jest/globals';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

/** `data` is the answer for the address before until the new one is there; `currentData` never is. */
const FORMER =
  /\buse(?:Search)?Params\(\)[^]*\{[^{}]*(?<!currentData: )\bdata\b[^{}]*\} = use\w+Query\((?!undefined\b|\))/;

const former = (files: readonly SourceFile[]) =>
  files.filter(({ text }) => FORMER.test(text)).map(({ path }) => path);

describe('What an address asks for', () => {
  it('is never shown as it was under another one', () => {
    expect(former(sourceFiles('web/src/**/*.{ts,tsx}'))).toEqual([]);
  });

  it('is found where it is', () => {
    const planted = 'const { id } = useParams();\n  const { data: thing,\n error } = useThingQuery({ id });';
    expect(former([{ path: 'web/src/features/shop/thing/thing-page.tsx', text: planted }])).toHaveLength(1);
  });
});
