import { describe, expect, it } from '@jest/globals';
import { dialable } from './phone.js';

describe('A typed number', () => {
  it.each([
    ['+1 413 555 0142', '1', '+14135550142'],
    ['(413) 555-0142', '1', '+14135550142'],
    ['1-413-555-0142', '1', '+14135550142'],
    ['+44 20 7946 0000', '1', '+442079460000'],
    ['0044 20 7946 0000', '1', '+442079460000'],
    ['030 1234567', '49', '+49301234567'],
    ['0151 23456789', '49', '+4915123456789'],
  ])('%s at home in +%s is dialled %s', (typed, home, number) => {
    expect(dialable(typed, home)).toBe(number);
  });

  it.each([
    ['555-0142', '1'],
    ['12 7946 0000', '1'],
    ['+0 413 555 0142', '1'],
    ['+1 23', '1'],
    ['+1234567890123456', '1'],
    ['12', '49'],
  ])('%s at home in +%s cannot be dialled', (typed, home) => {
    expect(dialable(typed, home)).toBeNull();
  });
});
