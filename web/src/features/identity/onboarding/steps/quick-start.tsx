import { useTranslation } from 'react-i18next';
import { paths } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import styles from './steps.module.css';

const STEPS = ['profile', 'listing', 'answer'] as const;
const MAY = ['listings', 'browse', 'chat', 'ai'] as const;

/** How a member begins; to a guest, what they may do and what they would get by signing up. */
export function QuickStart({ guest }: { guest: boolean }) {
  const { t } = useTranslation('onboarding');
  if (guest)
    return (
      <>
        <h3>{t('guest.title')}</h3>
        <ul className={styles.list}>
          {MAY.map((point) => (
            <li key={point}>{t(`guest.may.${point}`)}</li>
          ))}
        </ul>
        <Notice title={t('guest.sign-up.title')}>
          <p>{t('guest.sign-up.text')}</p>
          <ButtonLink to={paths.signUp} size="small" variant="secondary">
            {t('guest.sign-up.link')}
          </ButtonLink>
        </Notice>
      </>
    );
  return (
    <>
      <h3>{t('quick-start.title')}</h3>
      <ol className={styles.list}>
        {STEPS.map((step) => (
          <li key={step}>{t(`quick-start.${step}`)}</li>
        ))}
      </ol>
    </>
  );
}
