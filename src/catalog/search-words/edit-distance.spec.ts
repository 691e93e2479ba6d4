import { describe, expect, it } from '@jest/globals';
import { editDistance } from './edit-distance.js';

describe('the distance of two words', () => {
  it.each([
    ['bike', 'bike', 0],
    ['bycicle', 'bicycle', 2],
    ['guitr', 'guitar', 1],
    ['gutiar', 'guitar', 1],
    ['loptop', 'laptop', 1],
    ['couhc', 'couch', 1],
    ['', 'sofa', 4],
    ['sofa', '', 4],
  ])('%s is %s by %d slips', (one, other, slips) => {
    expect(editDistance(one, other)).toBe(slips);
    expect(editDistance(other, one)).toBe(slips);
  });
});
