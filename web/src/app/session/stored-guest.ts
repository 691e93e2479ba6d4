import { GUEST_ID_PATTERN, GUEST_PIN_PATTERN } from '#contract/people';
import { isPhone } from '../../browser/is-phone';
import { readStored, store } from '../../browser/storage';

/** Local storage: keeps a guest's stored credentials from signing in again by themselves after a sign-out. */
export const SIGNED_OUT_FLAG = 'auth_signed_out';

export type GuestCredentials = { guestId: string; pin: string };

/** Local storage: the Guest ID and PIN of the guest who uses this browser. */
export const GUEST_CREDENTIALS = 'guest_credentials';
/** Milliseconds (spec 1, section 4). */
const SAVE_EVERY = { phone: 3000, desktop: 5000 };

let held: GuestCredentials | null = null;
let saving: ReturnType<typeof setInterval> | undefined;

/** What lets this browser's guest in again; null after a sign-out. */
export function storedGuest(): GuestCredentials | null {
  return readStored(SIGNED_OUT_FLAG) === null
    ? (held ?? credentialsFrom(readStored(GUEST_CREDENTIALS)))
    : null;
}

/**
 * This browser's guest is here. The credentials are saved again and again while they are, because nothing else can
 * let them in once a cleaned-up storage has lost the PIN.
 */
export function holdGuest(credentials: GuestCredentials): void {
  store(SIGNED_OUT_FLAG, null);
  held = credentials;
  save();
  clearInterval(saving);
  saving = setInterval(save, isPhone() ? SAVE_EVERY.phone : SAVE_EVERY.desktop);
}

export function forgetGuest(): void {
  letGo();
  store(GUEST_CREDENTIALS, null);
}

/** Without this, a tab left open would save again what another tab has removed. */
export function followGuestOfOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== GUEST_CREDENTIALS) return;
  const credentials = credentialsFrom(newValue);
  if (!credentials) letGo();
  else if (held) held = credentials;
}

function save(): void {
  if (held && readStored(SIGNED_OUT_FLAG) === null) store(GUEST_CREDENTIALS, JSON.stringify(held));
}

function letGo(): void {
  held = null;
  clearInterval(saving);
}

function credentialsFrom(stored: string | null): GuestCredentials | null {
  try {
    const { guestId, pin } = JSON.parse(stored ?? '{}') as Partial<GuestCredentials>;
    const valid = guestId && pin && GUEST_ID_PATTERN.test(guestId) && GUEST_PIN_PATTERN.test(pin);
    return valid ? { guestId, pin } : null;
  } catch {
    // Not ours: something else has written under this key.
    return null;
  }
}
