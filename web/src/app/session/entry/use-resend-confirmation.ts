import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useResendConfirmationMutation } from '../../../api/identity/identity.gen';
import { type Problem, problemIn } from '../../../api/problem';
import { toast } from '../../../ui/toast/toast-store';
import { nextPath } from '../../routing/next-path';
import { toastAuthProblem } from './auth-problem';

/** Sends the mail with the confirmation link once more. */
export function useResendConfirmation() {
  const { t } = useTranslation('identity');
  const { search } = useLocation();
  const [mail, { isLoading }] = useResendConfirmationMutation();

  const send = async (email: string): Promise<void> => {
    const next = nextPath(search);
    await mail({ mailLinkBody: { email, ...(next && { next }) } }).unwrap();
    toast({ title: t('resend.sent.title'), description: t('resend.sent.description', { email }) });
  };
  const explain = (problem: Problem) => toastAuthProblem(problem, t('resend.failed'));

  /** As `send`, for a button: explains by itself what went wrong. */
  const resend = async (email: string): Promise<void> => {
    try {
      await send(email);
    } catch (error) {
      const problem = problemIn(error);
      if (problem) explain(problem);
    }
  };
  return { send, explain, resend, busy: isLoading };
}
