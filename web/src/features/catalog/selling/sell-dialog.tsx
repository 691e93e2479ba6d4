import { useTranslation } from 'react-i18next';
import { usePossibleBuyersQuery } from '../../../api/catalog/selling';
import type { OwnedListing } from '../../../app/feature';
import { QueryError } from '../../../app/problems/query-error';
import type { PanelProps } from '../../../app/shell/panels/panels';
import { Dialog } from '../../../ui/dialog';
import { Loading, Skeleton } from '../../../ui/skeleton';
import styles from './dialogs.module.css';
import { SellForm } from './sell-form';

type SellDialogProps = PanelProps & { listing: OwnedListing };

export function SellDialog({ open, onClose, listing }: SellDialogProps) {
  const { t } = useTranslation('selling');
  return (
    <Dialog open={open} onClose={onClose} title={t('sell-form.title')}>
      <p className={styles.lead}>{t('sell-form.lead', { title: listing.title })}</p>
      <Content listing={listing} onDone={onClose} />
    </Dialog>
  );
}

function Content({ listing, onDone }: { listing: OwnedListing; onDone: () => void }) {
  const { t } = useTranslation(['selling', 'common']);
  const { data, error, refetch } = usePossibleBuyersQuery({ id: listing.id });
  if (data) return <SellForm listing={listing} buyers={data.items} onDone={onDone} />;
  if (error)
    return <QueryError title={t('sell-form.not-loaded')} error={error} onRetry={() => void refetch()} />;
  return (
    <Loading label={t('common:loading')} className={styles.form}>
      <Skeleton height="104px" />
      <Skeleton height="104px" />
      <Skeleton height="72px" />
      <Skeleton height="var(--touch)" />
    </Loading>
  );
}
