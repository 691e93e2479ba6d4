import { useTranslation } from 'react-i18next';
import { Copyable } from './copyable';
import styles from './guest-credentials-card.module.css';

type GuestCredentialsCardProps = { guestId: string; pin: string };

/** What lets a guest in again. Whoever shows it lists the `identity` texts among its namespaces. */
export function GuestCredentialsCard({ guestId, pin }: GuestCredentialsCardProps) {
  const { t } = useTranslation('identity');
  return (
    <section className={styles.card} aria-label={t('guest.credentials')}>
      <Copyable label={t('guest.id')} value={guestId} />
      <Copyable label={t('guest.pin')} value={pin} />
    </section>
  );
}
