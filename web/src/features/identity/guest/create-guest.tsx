import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GUEST_LIMITS } from '#contract/people';
import { claimProblem } from '../../../api/claimed-problems';
import { useCreateGuestMutation } from '../../../api/identity/identity.gen';
import { type Problem, problemIn } from '../../../api/problem';
import { openSession } from '../../../api/session-token';
import { toastAuthProblem } from '../../../app/session/entry/auth-problem';
import { TermsWords } from '../../../app/session/entry/terms-words';
import { type GuestCredentials, holdGuest } from '../../../app/session/stored-guest';
import { currentLanguage } from '../../../i18n/i18n';
import { Button } from '../../../ui/button';
import { toastError } from '../../../ui/toast/toast-store';
import styles from './guest-dialog.module.css';

const POINTS = ['listings', 'browse', 'no-email'] as const;

type CreateGuestProps = { onCreated: (credentials: GuestCredentials) => void };

export function CreateGuest({ onCreated }: CreateGuestProps) {
  const { t } = useTranslation('identity');
  const [createGuest, { isLoading }] = useCreateGuestMutation();

  const explain = (problem: Problem) => {
    const title = t('guest.create.failed');
    if (problem.status < 500) return toastAuthProblem(problem, title);
    claimProblem(problem);
    toastError({ title, description: t('guest.create.no-credentials') });
  };

  const create = async () => {
    try {
      const created = await createGuest({ createGuestBody: { language: currentLanguage() } }).unwrap();
      const credentials = { guestId: created.guestId, pin: created.pin };
      onCreated(credentials);
      holdGuest(credentials);
      openSession(created);
    } catch (error) {
      const problem = problemIn(error);
      if (problem) explain(problem);
    }
  };

  return (
    <div className={styles.panel}>
      <p>{t('guest.create.lead')}</p>
      <ul className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>
            <Check aria-hidden="true" />
            {t(`guest.create.points.${point}`)}
          </li>
        ))}
      </ul>
      <Button size="large" wide busy={isLoading} onClick={() => void create()}>
        {t(isLoading ? 'guest.create.busy' : 'guest.create.submit')}
      </Button>
      <p className={styles.quiet}>
        <TermsWords words="continuing" />
      </p>
      <p className={styles.quiet}>{t('guest.create.temporary', { days: GUEST_LIMITS.unusedDays })}</p>
    </div>
  );
}
