import { Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../../../app/problems/awaited';
import { Chip } from '../../../ui/chip';
import { EmptyState } from '../../../ui/page/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { PerkList } from './perk-list';
import { usePerksQuery } from './rewards-data';
import styles from './rewards-page.module.css';

export function AllPerks() {
  const { t } = useTranslation('rewards');
  const query = usePerksQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  return (
    <section className={styles.section}>
      <h2>
        {t('perks.title')} {data?.unlocked && <Chip tone="good">{t('perks.unlocked')}</Chip>}
      </h2>
      <p className={styles.quiet}>{t('perks.rule')}</p>
      {!data && (
        <Awaited query={query} failed={t('perks.failed')}>
          <Skeleton height="132px" />
        </Awaited>
      )}
      {data?.items.length === 0 && (
        <EmptyState icon={Handshake} title={t('perks.empty')} text={t('perks.empty-text')} />
      )}
      {data && data.items.length > 0 && <PerkList perks={data.items} />}
    </section>
  );
}
