import { describe, expect, it } from '@jest/globals';
import { GUEST_ID_PATTERN, PEOPLE_LIMITS, USERNAME_PATTERN } from '#contract/people';
import { CODE_ALPHABET } from '#contract/texts/code-alphabet';
import { DEMO_PEOPLE } from './demo-people.js';

const members = DEMO_PEOPLE.filter((person) => person.kind === 'member');
const guests = DEMO_PEOPLE.filter((person) => person.kind === 'guest');

describe('the demo people', () => {
  it('are nine members and two guests, each with a key of their own', () => {
    expect([members.length, guests.length]).toEqual([9, 2]);
    expect(new Set(DEMO_PEOPLE.map(({ key }) => key)).size).toBe(11);
  });

  it('keep within the limits of a profile', () => {
    for (const { username, fullName, bio, phone } of members) {
      expect(username).toMatch(USERNAME_PATTERN);
      expect(username.length).toBeGreaterThanOrEqual(PEOPLE_LIMITS.usernameMin);
      expect(username.length).toBeLessThanOrEqual(PEOPLE_LIMITS.usernameMax);
      expect(fullName.length).toBeLessThanOrEqual(PEOPLE_LIMITS.fullName);
      expect(bio.length).toBeLessThanOrEqual(PEOPLE_LIMITS.bio);
      expect(phone?.length ?? 0).toBeLessThanOrEqual(PEOPLE_LIMITS.phone);
    }
  });

  it('have usernames whose e-mail would not open the premium themes', () => {
    for (const { username } of members) expect(username).not.toMatch(/pro|premium/i);
  });

  it('are not rated: there are no reviews to be opened behind a rating', () => {
    for (const member of members) expect(Object.keys(member)).not.toContain('rating');
  });

  it('are partly verified, partly reachable by phone', () => {
    expect(new Set(members.map(({ verified }) => verified)).size).toBe(2);
    expect(new Set(members.map(({ phone }) => phone === null)).size).toBe(2);
  });

  it('give guests ids as the product makes them', () => {
    for (const { guestId } of guests) {
      expect(guestId).toMatch(GUEST_ID_PATTERN);
      for (const letter of guestId.slice(-8)) expect(CODE_ALPHABET).toContain(letter);
    }
  });
});
