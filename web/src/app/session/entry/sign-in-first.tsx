import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button';
import { paths } from '../../paths';
import styles from './sign-in-first.module.css';

type SignInFirstProps = {
  title?: string;
  text: string;
  /** Whether being a guest is enough. */
  guests?: boolean;
};

/** In a dialog that the address opens, for somebody who is nobody yet: the ways in, and from there back to it. */
export function SignInFirst({ title, text, guests = false }: SignInFirstProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const next = encodeURIComponent(pathname + search);
  return (
    <>
      {title && <h3>{title}</h3>}
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        <ButtonLink to={`${paths.signIn}?next=${next}`}>{t('nav.sign-in')}</ButtonLink>
        {guests && (
          <ButtonLink to={`${paths.signIn}?guest=1&next=${next}`} variant="secondary">
            {t('session.continue-as-guest')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
