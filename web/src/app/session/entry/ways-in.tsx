import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { paths } from '../../paths';
import { useDialogLink } from '../../use-dialog';
import styles from './ways-in.module.css';

type WaysInProps = {
  title: string;
  text: string;
  note?: string;
  /** Whether being a guest is enough. */
  guests: boolean;
};

/** What somebody who is nobody yet wants to see needs a person: why, the ways in, and from there back here. */
export function WaysIn({ title, text, note, guests }: WaysInProps) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const asGuest = useDialogLink('guest');
  const next = `?next=${encodeURIComponent(pathname + search + hash)}`;
  return (
    <section className={styles.choice}>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <div className={styles.ways}>
        <ButtonLink to={paths.signIn + next} size="large">
          {t('nav.sign-in')}
        </ButtonLink>
        {guests && (
          <ButtonLink {...asGuest} size="large" variant="secondary">
            {t('session.continue-as-guest')}
          </ButtonLink>
        )}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <p>
        {t('session.required.new')} <Link to={paths.signUp + next}>{t('nav.sign-up')}</Link>
      </p>
    </section>
  );
}
