import { readStored } from '../browser/storage';
import { accessToken, closeSession, openSession, type SessionAnswer, tokenIsFresh } from './session-token';
import { timeLimit } from './time-limit';

/** Local storage: whose refresh cookie this browser holds, which scripts cannot see; none while it holds none. */
export const SIGNED_IN_HINT = 'signed_in';

export type RefreshOutcome = 'opened' | 'closed' | 'unreachable';

const PAUSE_AFTER_FAILURE = 10_000;
let running: Promise<RefreshOutcome> | null = null;
let pausedUntil = 0;

export const mayHaveSession = () => accessToken() !== null || readStored(SIGNED_IN_HINT) !== null;

/** Trades the refresh cookie for a new access token, once at a time in this tab and across tabs. */
export function refreshSession(): Promise<RefreshOutcome> {
  running ??= serialised(requestRefresh).finally(() => {
    running = null;
  });
  return running;
}

/** Refreshes with an answer of from now on: one that is on its way may have been given before something ended. */
export async function refreshSessionAnew(): Promise<RefreshOutcome> {
  await Promise.allSettled([running]);
  return refreshSession();
}

/** Makes sure a call goes out with a usable token when there is a session at all. */
export async function ensureFreshToken(): Promise<void> {
  if (tokenIsFresh() || !mayHaveSession() || Date.now() < pausedUntil) return;
  await refreshSession();
}

/** A usable token for connections that authenticate by themselves, such as the socket; null for visitors. */
export async function freshAccessToken(): Promise<string | null> {
  await ensureFreshToken();
  return accessToken();
}

/** Resolves when the next call may fare better: after a pause, or once the browser is online again. */
export function nextChance(pause = PAUSE_AFTER_FAILURE): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, pause);
    window.addEventListener('online', goOn);
  });
}

/** Two tabs presenting the same refresh cookie at once would look like a stolen one and end the session. */
async function serialised(task: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  // Web Locks exist only in secure contexts; a plain-http address on the local network has none.
  return 'locks' in navigator ? await navigator.locks.request('session-refresh', task) : await task();
}

async function requestRefresh(): Promise<RefreshOutcome> {
  const whose = readStored(SIGNED_IN_HINT);
  const asked = fetch('/api/auth/refresh', { method: 'POST', signal: timeLimit() });
  const response = await asked.catch(() => null);
  // An answer that breaks off is none: the next try has the new cookie.
  const answer = response?.ok ? ((await response.json().catch(() => null)) as SessionAnswer | null) : null;
  if (answer) {
    openSession(answer);
    return 'opened';
  }
  if (response?.status === 401 || response?.status === 403) {
    // Another tab has begun somebody's session meanwhile: what was refused is the cookie of before.
    const now = readStored(SIGNED_IN_HINT);
    if (now !== null && now !== whose) return requestRefresh();
    closeSession();
    return 'closed';
  }
  pausedUntil = Date.now() + PAUSE_AFTER_FAILURE;
  return 'unreachable';
}
