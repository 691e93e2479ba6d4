import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button';
import { paths } from '../../paths';
import { nextPath } from '../../routing/next-path';
import { useDialogLink } from '../../use-dialog';
import { useSession } from '../use-session';
import styles from './guest-option.module.css';

/** The way past signing in; who is a guest already just goes on. */
export function GuestOption() {
  const { t } = useTranslation(['identity', 'common']);
  const { search } = useLocation();
  const dialog = useDialogLink('guest');
  const guest = useSession().status === 'guest';
  return (
    <div className={styles.option}>
      <p className={styles.or}>{t('or')}</p>
      {guest ? (
        <ButtonLink to={nextPath(search) ?? paths.listings} variant="secondary" size="large" wide>
          {t('guest.go-on')}
        </ButtonLink>
      ) : (
        <ButtonLink {...dialog} variant="secondary" size="large" wide>
          {t('common:session.continue-as-guest')}
        </ButtonLink>
      )}
    </div>
  );
}
