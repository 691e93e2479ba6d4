import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { CampusSettings } from './campus.settings.js';
import { campusesIn, campusOf } from './campuses.js';

const LIST = 'Wrenfield.edu=Wrenfield University, cs.wrenfield.edu=Wrenfield CS';

describe('The campus of an address', () => {
  it.each([
    ['ada@wrenfield.edu', 'Wrenfield University'],
    ['ada@mail.students.wrenfield.edu', 'Wrenfield University'],
    ['ada@lab.cs.wrenfield.edu', 'Wrenfield CS'],
    ['ada@WRENFIELD.EDU', 'Wrenfield University'],
    ['ada@notwrenfield.edu', undefined],
    ['ada@wrenfield.edu.example.org', undefined],
    ['wrenfield.edu@example.org', undefined],
    ['"a@wrenfield.edu"@example.org', undefined],
    [null, undefined],
  ])('%s is %s', (email, name) => {
    expect(campusOf(email, campusesIn(LIST))?.name).toBe(name);
  });

  it('is none where none is listed', () => {
    expect(campusOf('ada@wrenfield.edu', campusesIn(''))).toBeUndefined();
  });

  it.each(['', LIST, 'a-b.ac.uk=A & B, '])('can be set as %j', (CAMPUS_DOMAINS) => {
    expect(validateSync(plainToInstance(CampusSettings, { CAMPUS_DOMAINS }))).toEqual([]);
  });

  it.each([
    'wrenfield.edu',
    '=Wrenfield',
    'wrenfield=Wrenfield',
    '@wrenfield.edu=Wrenfield',
    'wrenfield.edu=',
  ])('cannot be set as %j', (CAMPUS_DOMAINS) => {
    expect(validateSync(plainToInstance(CampusSettings, { CAMPUS_DOMAINS }))).toHaveLength(1);
  });
});
