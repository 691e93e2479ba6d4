import { useTranslation } from 'react-i18next';
import { DealListsPage } from '../../../../app/deal-lists/deal-lists-page';
import { OrderList } from './order-list';

/** What one bought and sold to be sent. */
export function OrdersPage() {
  const { t } = useTranslation('orders');
  return (
    <DealListsPage
      title={t('title')}
      description={t('description')}
      lead={t('lead')}
      side={{ label: t('side.label'), nameOf: (side) => t(`side.${side}`) }}
      whens={['open', 'past']}
      when={{ label: t('when.label'), nameOf: (when) => t(`when.${when}`) }}
    >
      {(side, when) => <OrderList key={`${side} ${when}`} side={side} when={when} />}
    </DealListsPage>
  );
}
