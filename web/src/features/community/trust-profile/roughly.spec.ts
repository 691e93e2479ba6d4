import { describe, expect, it } from '@jest/globals';
import { roughly } from './roughly';

describe('a length of time', () => {
  it.each([
    [0, 1, 'minute'],
    [20 * 60, 20, 'minute'],
    [59.4 * 60, 59, 'minute'],
    [59.6 * 60, 1, 'hour'],
    [90 * 60, 2, 'hour'],
    [23.4 * 3600, 23, 'hour'],
    [23.6 * 3600, 1, 'day'],
    [3 * 24 * 3600, 3, 'day'],
  ])('of %d seconds is %d %s', (seconds, count, unit) => {
    expect(roughly(seconds)).toEqual({ count, unit });
  });
});
