import { CircleAlert, CircleCheck, type LucideIcon, Package, PackageX, Truck, Undo2 } from 'lucide-react';
import type { OrderEvent } from '#contract/monetization/orders';
import { orderLineOf } from '../../../../api/messaging/deal-line-of';
import { useChatWords } from '../use-chat-words';
import styles from './message-line.module.css';
import { MessageTime } from './message-time-tag';
import type { Line } from './timeline';

const ICONS: Readonly<Record<OrderEvent, LucideIcon>> = {
  requested: Package,
  opened: Package,
  declined: PackageX,
  canceled: PackageX,
  shipped: Truck,
  delivered: CircleCheck,
  reported: CircleAlert,
  resolved: CircleCheck,
  refunded: Undo2,
  settled: CircleCheck,
};

/** What happened to an order, told by neither side; nothing once its sender has left. */
export function OrderLine({ line: { message }, now }: { line: Line; now: number }) {
  const { orderEvent } = useChatWords();
  const told = orderLineOf(message.content);
  return (
    <li className={styles.event} data-seq={message.seq}>
      {told && (
        <p className={styles.told}>
          <EventIcon event={told.event} />
          <b>{orderEvent(told)}</b>
        </p>
      )}
      <MessageTime at={message.createdAt} now={now} />
    </li>
  );
}

function EventIcon({ event }: { event: OrderEvent }) {
  const Icon = ICONS[event];
  return <Icon aria-hidden="true" />;
}
