import { GUEST_ID_PREFIX } from '#contract/people';
import { randomCode } from '#platform/auth/random-code';

export interface GuestCredentials {
  guestId: string;
  pin: string;
}

/** A new Guest ID and PIN; the PIN is known to nobody else once it is hashed. */
export const newGuestCredentials = (): GuestCredentials => ({
  guestId: GUEST_ID_PREFIX + randomCode(8),
  pin: randomCode(6),
});
