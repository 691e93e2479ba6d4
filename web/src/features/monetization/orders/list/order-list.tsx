import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderSide } from '#contract/monetization/orders';
import { type OrderWhen, useOwnOrdersInfiniteQuery } from '../../../../api/monetization/orders';
import { PagedList } from '../../../../app/paged-list/paged-list';
import { paths } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { OrderRow } from './order-row';

type OrderListProps = { side: OrderSide; when: OrderWhen };

/** The orders of one side, page by page: those under way with the oldest first, those that are over with the latest. */
export function OrderList({ side, when }: OrderListProps) {
  const { t } = useTranslation('orders');
  const list = useOwnOrdersInfiniteQuery({ side, when }, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      list={list}
      label={t('list')}
      failed={t('failed-to-load')}
      more={t('more')}
      height="140px"
      empty={<Nothing side={side} when={when} />}
    >
      {(entry) => <OrderRow key={entry.id} entry={entry} />}
    </PagedList>
  );
}

function Nothing({ side, when }: OrderListProps) {
  const { t } = useTranslation('orders');
  if (when === 'past') return <EmptyState icon={Package} title={t('none.past')} text={t('none.past-text')} />;
  return (
    <EmptyState icon={Package} title={t('none.open')} text={t(`none.open-${side}`)}>
      {side === 'buyer' && <ButtonLink to={paths.listings}>{t('none.browse')}</ButtonLink>}
    </EmptyState>
  );
}
