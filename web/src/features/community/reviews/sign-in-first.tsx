import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import styles from './forms.module.css';

/** In the place of a form that is for those who are signed in; leads back to it. */
export function SignInFirst({ text }: { text: string }) {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const next = encodeURIComponent(pathname + search);
  return (
    <>
      <p className={styles.quiet}>{text}</p>
      <div className={styles.answers}>
        <ButtonLink to={`${paths.signIn}?next=${next}`}>{t('nav.sign-in')}</ButtonLink>
      </div>
    </>
  );
}
