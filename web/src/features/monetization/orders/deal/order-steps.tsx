import { Check, Handshake, type LucideIcon, PackageCheck, Star, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../api/monetization/orders';
import { useFormat } from '../../../../i18n/format';
import { classes } from '../../../../ui/classes';
import { useOrderWords } from '../use-order-words';
import styles from './deal.module.css';

const STEPS = ['agreed', 'sent', 'received', 'review'] as const;
type Step = (typeof STEPS)[number];
const ICONS: Readonly<Record<Step, LucideIcon>> = {
  agreed: Handshake,
  sent: Truck,
  received: PackageCheck,
  review: Star,
};

/** The step at which two people are: those before it are done. */
function stepOf({ status, shippedAt }: Order): Step {
  if (status === 'delivered') return 'review';
  if (status === 'requested') return 'agreed';
  return shippedAt ? 'received' : 'sent';
}

/** Agreed, shipped, delivered, reviewed. */
export function OrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { date } = useFormat();
  const { cost } = useOrderWords();
  const now = STEPS.indexOf(stepOf(order));
  const day = (at: string | null) => at && date(at, { month: 'short', day: 'numeric' });
  const beneath: Record<Step, string | null> = {
    agreed: cost(order),
    sent: day(order.shippedAt),
    received: day(order.deliveredAt),
    review: null,
  };
  return (
    <ol className={styles.steps} aria-label={t('card.steps')}>
      {STEPS.map((step, at) => {
        const Icon = at < now ? Check : ICONS[step];
        return (
          <li
            key={step}
            className={classes(styles.step, at < now && styles.done, at === now && styles.now)}
            aria-current={at === now ? 'step' : undefined}
          >
            <span className={styles.dot}>
              <Icon aria-hidden="true" />
            </span>
            <b>{t(`card.${step}`)}</b>
            {at < now && <span className="visually-hidden">{t('card.done')}</span>}
            <span>{beneath[step]}</span>
          </li>
        );
      })}
    </ol>
  );
}
