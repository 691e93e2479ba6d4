import { randomInt } from 'node:crypto';
import { GUEST_ALPHABET, GUEST_ID_PREFIX } from '#contract/people';

export interface GuestCredentials {
  guestId: string;
  pin: string;
}

/** A new Guest ID and PIN; the PIN is known to nobody else once it is hashed. */
export const newGuestCredentials = (): GuestCredentials => ({
  guestId: GUEST_ID_PREFIX + randomCharacters(8),
  pin: randomCharacters(6),
});

const randomCharacters = (count: number): string =>
  Array.from({ length: count }, () => GUEST_ALPHABET.charAt(randomInt(GUEST_ALPHABET.length))).join('');
