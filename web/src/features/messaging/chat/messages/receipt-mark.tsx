import { Check, CheckCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes';
import styles from './receipt-mark.module.css';
import type { Receipt } from './receipts';

const ICONS = { sending: Clock, sent: Check, delivered: CheckCheck, read: CheckCheck };

export function ReceiptMark({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('chat');
  const Icon = ICONS[receipt];
  return (
    <span className={classes(styles.mark, styles[receipt])} title={t(`thread.receipts.${receipt}`)}>
      <Icon aria-hidden="true" />
      <span className="visually-hidden">{t(`thread.receipts.${receipt}`)}</span>
    </span>
  );
}
