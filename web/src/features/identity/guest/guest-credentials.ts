import { GUEST_ID_PREFIX } from '#contract/people';

/** A Guest ID as people write it down: in lower case, with spaces, or without the "Guest-". Empty stays empty. */
export function readGuestId(typed: string): string {
  const code = withoutSpaces(typed.trim().replace(/^guest[-\s]+/i, ''));
  return code && GUEST_ID_PREFIX + code;
}

export const readPin = (typed: string): string => withoutSpaces(typed);

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();
