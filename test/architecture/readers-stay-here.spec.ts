import { describe, expect, it } from '@jest/globals';
import { sourceFiles } from '../support/sources/source-files.js';

const IMPORTS_READER = /from ['"](?:tesseract\.js|@tesseract\.js-data|#ai\/)/;

describe('What reads pictures', () => {
  it('never reaches a browser: nothing of the web imports it', () => {
    const web = sourceFiles('web/src/**/*.{ts,tsx}');
    expect(web.length).toBeGreaterThan(100);
    expect(web.filter(({ text }) => IMPORTS_READER.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    "import { createWorker } from 'tesseract.js';",
    "import { PictureReader } from '#ai/pictures/x';",
  ])('is found: %s', (text) => expect(IMPORTS_READER.test(text)).toBe(true));
});
