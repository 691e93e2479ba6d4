import { describe, expect, it } from '@jest/globals';
import type { Access } from '../feature';
import { aProfile } from './a-profile';
import { type Admission, admission } from './access';
import type { Session } from './session.slice';

const SESSIONS = {
  unknown: { status: 'unknown', profile: null },
  visitor: { status: 'visitor', profile: null },
  guest: { status: 'guest', profile: aProfile({ kind: 'guest' }) },
  member: { status: 'member', profile: aProfile() },
  admin: { status: 'member', profile: aProfile({ role: 'admin' }) },
} satisfies Record<string, Session>;

const TABLE: Record<Access, Admission[]> = {
  anyone: ['enter', 'enter', 'enter', 'enter', 'enter'],
  visitor: ['wait', 'enter', 'enter', 'already-member', 'already-member'],
  stranger: ['wait', 'enter', 'not-found', 'not-found', 'not-found'],
  'signed-in': ['wait', 'sign-in', 'enter', 'enter', 'enter'],
  member: ['wait', 'sign-in', 'sign-in', 'enter', 'enter'],
  admin: ['wait', 'not-found', 'not-found', 'not-found', 'enter'],
};

describe('admission to a page', () => {
  it.each(Object.keys(TABLE) as (keyof typeof TABLE)[])('for %s', (access) => {
    const answers = Object.values(SESSIONS).map((session: Session) => admission(access, session));
    expect(answers).toEqual(TABLE[access]);
  });
});
