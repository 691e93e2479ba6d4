import { describe, expect, it } from '@jest/globals';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

/** What the whole web app has one way for: where that is, and what whoever goes another way writes. */
const WAYS = {
  'what failed is said by `toastError`': {
    place: 'web/src/ui/toast/toast-store.ts',
    otherwise: /\btone: 'destructive'/,
    planted: "toast({ title, tone: 'destructive' });",
  },
};

const web = sourceFiles('web/src/**/*.{ts,tsx}').filter(({ path }) => !/\.spec\.tsx?$/.test(path));

describe('The web app', () => {
  it.each(Object.entries(WAYS))('has one way: %s', (_, { place, otherwise, planted }) => {
    const other = (files: readonly SourceFile[]) =>
      files.filter(({ path, text }) => path !== place && otherwise.test(text)).map(({ path }) => path);
    expect(other(web)).toEqual([]);
    expect(other([{ path: 'web/src/features/shop/cart/cart.tsx', text: planted }])).toHaveLength(1);
  });
});
