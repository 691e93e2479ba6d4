import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import styles from './sign-in-prompt.module.css';

/** What visitors find behind the bell. */
export function SignInPrompt({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  return (
    <div className={styles.prompt}>
      <p>{t('visitor.text')}</p>
      <ButtonLink to={paths.signIn} wide onClick={onLeave}>
        {t('common:nav.sign-in')}
      </ButtonLink>
      <ButtonLink to={paths.continueAsGuest} variant="quiet" wide onClick={onLeave}>
        {t('common:session.continue-as-guest')}
      </ButtonLink>
    </div>
  );
}
