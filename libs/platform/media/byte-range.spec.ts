import { describe, expect, it } from '@jest/globals';
import { byteRange } from './byte-range.js';

describe('the range of 1,000 bytes asked for', () => {
  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=900-5000', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
  ])('%s is %i to %i', (header, start, end) => {
    expect(byteRange(header, 1000)).toEqual({ start, end });
  });

  it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=a-b', 'bytes=-1-2'])(
    '%s is everything',
    (header) => {
      expect(byteRange(header, 1000)).toBeNull();
    },
  );

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s is unsatisfiable', (header) => {
    expect(byteRange(header, 1000)).toBe('unsatisfiable');
  });
});
