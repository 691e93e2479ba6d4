import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useDialogLink } from '../../../app/use-dialog';
import { ButtonLink } from '../../../ui/button';
import styles from './comment-item.module.css';

/** In the place of the form, for whoever is nobody yet. */
export function SignInToComment() {
  const { t } = useTranslation(['comments', 'common']);
  const { pathname } = useLocation();
  const asGuest = useDialogLink('guest');
  return (
    <div className={styles.prompt}>
      <h3>{t('visitor.title')}</h3>
      <p>{t('visitor.text')}</p>
      <div className={styles.foot}>
        <ButtonLink
          to={`${paths.signIn}?next=${encodeURIComponent(`${pathname}#comments`)}`}
          variant="secondary"
        >
          {t('common:nav.sign-in')}
        </ButtonLink>
        <ButtonLink {...asGuest} variant="quiet">
          {t('common:session.continue-as-guest')}
        </ButtonLink>
      </div>
    </div>
  );
}
