import { openSession, type SessionAnswer } from '../../api/session-token';
import { i18n } from '../../i18n/i18n';
import { TOAST_DURATIONS, toast } from '../../ui/toast/toast-store';

/** Opens the session that someone has just signed in to, and greets them. Needs the `identity` texts. */
export function enter(answer: SessionAnswer): void {
  openSession(answer);
  toast({
    title: i18n.t('identity:welcome.title'),
    description: i18n.t('identity:welcome.description', { name: answer.profile.name }),
    duration: TOAST_DURATIONS.signIn,
  });
}
