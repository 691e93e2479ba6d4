import { freshAccessToken } from '../../api/refresh-session';
import { closeSession } from '../../api/session-token';
import { timeLimit } from '../../api/time-limit';
import { store } from '../../browser/storage';
import { i18n } from '../../i18n/i18n';
import { TOAST_DURATIONS, toast, toastError } from '../../ui/toast/toast-store';
import { SIGNED_OUT_FLAG } from './stored-guest';

/** Ends the session on the server, so that its refresh cookie is worth nothing, and then in this browser: `leave` leads elsewhere. */
export async function signOut(leave: () => unknown): Promise<void> {
  // An expired token would be refused before the server gets to ending the session.
  const token = await freshAccessToken();
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const asked = fetch('/api/auth/sign-out', { method: 'POST', headers, signal: timeLimit() });
  const response = await asked.catch(() => null);
  // 401: the session had ended already, which is what was asked for.
  if (!response?.ok && response?.status !== 401) {
    toastError({
      title: i18n.t('session.sign-out-failed.title'),
      description: i18n.t('session.sign-out-failed.description'),
    });
    return;
  }
  // First: many a page would ask a visitor to sign in.
  leave();
  store(SIGNED_OUT_FLAG, '1');
  closeSession();
  toast({
    title: i18n.t('session.signed-out.title'),
    description: i18n.t('session.signed-out.description'),
    duration: TOAST_DURATIONS.signOut,
  });
}
