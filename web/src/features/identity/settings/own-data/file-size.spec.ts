import { describe, expect, it } from '@jest/globals';
import { fileSize } from './file-size';

describe('the size of a file', () => {
  it.each([
    [0, '0 kB'],
    [999, '1 kB'],
    [1_200, '1.2 kB'],
    [340_000, '340 kB'],
    [1_230_000, '1.2 MB'],
    [95_000_000, '95 MB'],
    [3_400_000_000, '3.4 GB'],
    [9_000_000_000_000, '9,000 GB'],
  ])('of %i bytes is %s', (bytes, shown) => {
    expect(fileSize(bytes, 'en')).toBe(shown);
  });

  it('is written as the language does', () => {
    expect(fileSize(1_230_000, 'es')).toBe('1,2 MB');
  });
});
