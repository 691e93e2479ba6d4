import { baseApi } from '../../api/base-api';
import {
  mayHaveSession,
  nextChance,
  refreshSession,
  refreshSessionAnew,
  SIGNED_IN_HINT,
} from '../../api/refresh-session';
import {
  accessToken,
  closeSession,
  onSession,
  type SessionAnswer,
  signedInPerson,
} from '../../api/session-token';
import { store as keep, OWN_PLACE_KEY, readStored } from '../../browser/storage';
import { adoptProfilePreferences } from '../preferences';
import type { AppStore } from '../store';
import { rememberBroughtGuest } from './brought-guest';
import { selectSession, sessionClosed, sessionOpened } from './session.slice';
import { followGuestOfOtherTabs, forgetGuest, holdGuest, SIGNED_OUT_FLAG, storedGuest } from './stored-guest';
import { ADMINISTERS_HINT } from './use-administers';

/** Lets this browser's guest in again, if there is one; what that takes is fetched by nobody else. */
async function resumeGuest(): Promise<boolean> {
  if (!storedGuest()) return false;
  const fetched = await import('./resume-guest').catch(() => null);
  // Not to be had, like the server: the guest stays, and is let in later.
  return fetched ? fetched.resumeGuest() : false;
}

/** Keeps the store in step with the session, and resumes the one this browser has, if any. */
export function startSession(store: AppStore): void {
  onSession((answer) => {
    // Before the other tabs hear of the session.
    if (answer) rememberBroughtGuest(answer);
    keep(ADMINISTERS_HINT, answer?.profile.role === 'admin' ? '1' : null);
    const person = answer?.profile.id ?? null;
    if (person !== readStored(SIGNED_IN_HINT)) keep(OWN_PLACE_KEY, null);
    keep(SIGNED_IN_HINT, person);
    keepGuest(answer);
    if (answer || !storedGuest()) follow(store, answer);
    else void letGuestIn(store);
  });
  window.addEventListener('storage', (event) => followOtherTabs(store, event));
  void resume(store);
}

function follow(store: AppStore, answer: SessionAnswer | null): void {
  const before = selectSession(store.getState());
  store.dispatch(answer ? sessionOpened(answer.profile) : sessionClosed());
  // What one person was shown is not for the next one on the same screen.
  if (before.status !== 'unknown' && before.profile?.id !== answer?.profile.id)
    store.dispatch(baseApi.util.resetApiState());
  adoptProfilePreferences(answer?.profile ?? null);
}

/** Signing in as a member or out ends the guest of this browser (spec 1, section 4). */
function keepGuest(answer: SessionAnswer | null): void {
  const guest = storedGuest();
  if (answer?.profile.kind === 'member') keep(SIGNED_OUT_FLAG, null);
  if (answer?.profile.kind === 'member' || (!answer && !guest)) forgetGuest();
  else if (guest && guest.guestId === answer?.profile.guestId) holdGuest(guest);
}

/** In place of a session that is over. */
async function letGuestIn(store: AppStore): Promise<void> {
  if (await resumeGuest()) return;
  follow(store, null);
  await nextChance();
  await resume(store);
}

/** Goes on trying while the server is not to be had: whoever has a session, or is a guest, browses as a visitor until then. */
async function resume(store: AppStore): Promise<void> {
  while (!accessToken()) {
    // A session that turned out to be over has been followed by then.
    if (mayHaveSession() && (await refreshSession()) !== 'unreachable') return;
    if ((await resumeGuest()) || accessToken()) return;
    store.dispatch(sessionClosed());
    if (!mayHaveSession() && !storedGuest()) return;
    await nextChance();
  }
}

/** Signing in or out in one tab does the same in the others. */
function followOtherTabs(store: AppStore, event: StorageEvent): void {
  followGuestOfOtherTabs(event);
  if (event.key !== SIGNED_IN_HINT) return;
  // As it is by now: this tab may have begun a session since another one's ended.
  const whose = readStored(SIGNED_IN_HINT);
  if (whose === null) void endUnlessItGoesOn();
  else if (whose !== signedInPerson()) void refreshSession().then(() => resume(store));
}

/**
 * A tab that signs out says so with the same words as one that was refused the cookie of before, while this one was beginning
 * a session: the server knows which it was.
 */
async function endUnlessItGoesOn(): Promise<void> {
  if (!accessToken() || (await refreshSessionAnew()) !== 'unreachable') return;
  if (readStored(SIGNED_IN_HINT) === null) closeSession();
}
