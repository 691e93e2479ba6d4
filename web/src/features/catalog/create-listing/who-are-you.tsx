import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useDialogLink } from '../../../app/dialogs';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import styles from './who-are-you.module.css';

/** Someone who is nobody yet came straight to this address: the ways in, and back here. */
export function WhoAreYou() {
  const { t } = useTranslation(['create-listing', 'common']);
  const { pathname, search } = useLocation();
  const asGuest = useDialogLink('guest');
  const next = `?next=${encodeURIComponent(pathname + search)}`;
  return (
    <section className={styles.choice}>
      <h1>{t('create.who.title')}</h1>
      <p className={styles.lead}>{t('create.who.text')}</p>
      <div className={styles.ways}>
        <ButtonLink to={paths.signIn + next} size="large">
          {t('common:nav.sign-in')}
        </ButtonLink>
        <ButtonLink {...asGuest} size="large" variant="secondary">
          {t('common:session.continue-as-guest')}
        </ButtonLink>
      </div>
      <p className={styles.note}>{t('create.who.guests')}</p>
      <p>
        {t('create.who.new')} <Link to={paths.signUp + next}>{t('common:nav.sign-up')}</Link>
      </p>
    </section>
  );
}
