import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useSession } from '../../../../app/session/use-session';
import { ButtonLink } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import type { Choice } from './choice';
import styles from './choose.module.css';

/** Plans belong to members: the ways to become one, and from there back to the plan that was chosen. */
export function SignUpFirst({ choice }: { choice: Choice }) {
  const { t } = useTranslation(['choose-plan', 'plans', 'common']);
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  const next = `?next=${encodeURIComponent(pathname + search + hash)}`;
  const plan = t(`plans:tiers.${choice === 'free' ? 'free' : choice.tier}`);
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{t('sign-up.title')}</h3>
      <p className={styles.lead}>{t(status === 'guest' ? 'sign-up.guest' : 'sign-up.text', { plan })}</p>
      <ButtonLink to={paths.signUp + next} wide>
        {t('common:nav.sign-up')}
      </ButtonLink>
      <p>
        {t('sign-up.have')} <Link to={paths.signIn + next}>{t('common:nav.sign-in')}</Link>
      </p>
    </div>
  );
}
