import { onSession, openSession, type SessionAnswer } from '../../api/session-token';
import { timeLimit } from '../../api/time-limit';
import { isPhone } from '../../browser/is-phone';
import { forgetGuest, type GuestCredentials, holdGuest, storedGuest } from './stored-guest';

/** On phones, whose networks come and go (spec 1, section 4). */
const RETRIES = 3;
const LONGER_BY = 1000;

type Attempt = SessionAnswer | 'refused' | 'busy' | 'unreachable';

let running: Promise<boolean> | null = null;

/**
 * Lets this browser's guest in again with the stored credentials, unless somebody comes in meanwhile; false when nobody
 * is in. Credentials the server does not know are forgotten without a word.
 */
export function resumeGuest(): Promise<boolean> {
  running ??= resume(storedGuest()).finally(() => {
    running = null;
  });
  return running;
}

async function resume(credentials: GuestCredentials | null): Promise<boolean> {
  if (!credentials) return false;
  const overtaken = new AbortController();
  const stopListening = onSession((answer) => answer && overtaken.abort());
  // Of all tries together: whoever waits for them sees no page until then.
  const ended = AbortSignal.any([overtaken.signal, timeLimit()]);
  const attempt = await logInPatiently(credentials, ended);
  stopListening();
  if (overtaken.signal.aborted) return true;
  if (typeof attempt === 'object') {
    holdGuest(credentials);
    openSession(attempt);
    return true;
  }
  if (attempt === 'refused') forgetGuest();
  return false;
}

async function logInPatiently(
  credentials: GuestCredentials,
  ended: AbortSignal,
  retried = 0,
): Promise<Attempt> {
  const attempt = await logIn(credentials, ended);
  if (attempt !== 'unreachable' || ended.aborted || !isPhone() || retried === RETRIES) return attempt;
  await new Promise((over) => setTimeout(over, (retried + 1) * LONGER_BY));
  return logInPatiently(credentials, ended, retried + 1);
}

/** Once somebody else is in, an answer that came nonetheless would leave this browser the guest's cookie. */
async function logIn(credentials: GuestCredentials, ended: AbortSignal): Promise<Attempt> {
  try {
    const response = await fetch('/api/guests/log-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
      signal: ended,
    });
    if (response.ok) return (await response.json()) as SessionAnswer;
    return response.status === 401 || response.status === 422 ? 'refused' : 'busy';
  } catch {
    // Nothing came, or no whole answer: the caller tries again, or knows who came in.
    return 'unreachable';
  }
}
