import { describe, expect, it } from '@jest/globals';
import { nextPath } from './next-path';

describe('nextPath', () => {
  it.each([
    ['?next=%2Fcreate-listing%3Fcategory%3Dbooks', '/create-listing?category=books'],
    ['?guest=1&next=/listing/7', '/listing/7'],
    ['?next=', null],
    ['', null],
    ['?next=https://evil.example/', null],
    ['?next=//evil.example/', null],
    ['?next=/%5Cevil.example/', null],
    ['?next=/%09/evil.example/', null],
    ['?next=//', null],
    ['?next=/..//evil.example', null],
    ['?next=/%252f%252fevil.example', null],
    ['?next=javascript:alert(1)', null],
  ])('reads %s as %s', (search, expected) => {
    expect(nextPath(search)).toBe(expected);
  });
});
