import { describe, expect, it } from '@jest/globals';
import { GUEST_ID_PATTERN, GUEST_PIN_PATTERN } from '#contract/people';
import { newGuestCredentials } from './guest-credentials.js';

describe('Guest credentials', () => {
  it('have the form that log-in asks for, without look-alikes', () => {
    for (let n = 0; n < 200; n++) {
      const { guestId, pin } = newGuestCredentials();
      expect(guestId).toMatch(GUEST_ID_PATTERN);
      expect(pin).toMatch(GUEST_PIN_PATTERN);
      expect(guestId.slice(6) + pin).not.toMatch(/[01OIL]/);
    }
  });

  it('are other ones each time', () => {
    const made = Array.from({ length: 100 }, () => newGuestCredentials());
    expect(new Set(made.map(({ guestId }) => guestId)).size).toBe(100);
    expect(new Set(made.map(({ pin }) => pin)).size).toBe(100);
  });
});
