import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderMove } from '#contract/monetization/orders';
import type { Order } from '../../../../api/monetization/orders';
import styles from '../../../../ui/deal/moves.module.css';
import { Dialog } from '../../../../ui/dialog';
import { useOrderWords } from '../use-order-words';
import { AddressForm } from './address-form';
import { nameOf } from './moves';
import { ParcelForm } from './parcel-form';
import { PlainForm } from './plain-form';
import { ReportForm } from './report-form';

type AskDialogProps = { order: Order; move: OrderMove | undefined; onClose: () => void };
/** What each of the forms is told. */
export type AskProps = { order: Order; move: OrderMove; onDone: () => void };

/** Asks before what can't be taken back, and for what goes with it. */
export function AskDialog({ order, move, onClose }: AskDialogProps) {
  const { t } = useTranslation('orders');
  const { other, cost, nameOfItem, refundedItem } = useOrderWords();
  // What it asked stays in sight while it closes.
  const [asked, setAsked] = useState(move);
  if (move && move !== asked) setAsked(move);
  const name = asked && nameOf(asked, order);
  const key = name === 'edit-address' ? 'address' : name;
  const words = {
    name: other(order),
    title: nameOfItem(order),
    price: cost(order),
    item: refundedItem(order),
  };
  return (
    <Dialog open={move !== undefined} onClose={onClose} title={key ? t(`ask.${key}.title`, words) : ''}>
      {asked && key && (
        <div className={styles.form}>
          <p>
            {key === 'report' && order.seller.name === ''
              ? t('ask.report.left')
              : t(`ask.${key}.text`, words)}
          </p>
          {formOf(asked, { order, move: asked, onDone: onClose })}
        </div>
      )}
    </Dialog>
  );
}

function formOf(move: OrderMove, props: AskProps) {
  switch (move) {
    case 'ship':
    case 'track':
      return <ParcelForm {...props} />;
    case 'address':
      return <AddressForm {...props} />;
    case 'report':
      return <ReportForm {...props} />;
    default:
      return <PlainForm {...props} />;
  }
}
