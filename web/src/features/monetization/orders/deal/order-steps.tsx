import { Handshake, type LucideIcon, PackageCheck, Star, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../api/monetization/orders';
import { useFormat } from '../../../../i18n/format';
import { DealSteps } from '../../../../ui/deal/deal-steps';
import { useOrderWords } from '../use-order-words';

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
  const day = (at: string | null) => at && date(at, { month: 'short', day: 'numeric' });
  const beneath: Partial<Record<Step, string | null>> = {
    agreed: cost(order),
    sent: day(order.shippedAt),
    received: day(order.deliveredAt),
  };
  const steps = STEPS.map((id) => ({ id, icon: ICONS[id], name: t(`card.${id}`), beneath: beneath[id] }));
  return (
    <DealSteps
      label={t('card.steps')}
      done={t('card.done')}
      steps={steps}
      now={STEPS.indexOf(stepOf(order))}
    />
  );
}
