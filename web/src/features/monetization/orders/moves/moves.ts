import type { OrderMove } from '#contract/monetization/orders';
import type { Order } from '../../../../api/monetization/orders';

/** What is most likely wanted first: the one that is the primary action. Nobody is urged to call an order off. */
const ORDER = [
  'accept',
  'ship',
  'resolve',
  'confirm',
  'deliver',
  'address',
  'track',
  'refund',
  'report',
  'decline',
  'cancel',
] as const satisfies readonly OrderMove[];

/** Nothing that waits to be done: it is there for who wants it. */
const QUIET: readonly OrderMove[] = ['track', 'refund', 'report', 'decline', 'cancel'];

/**
 * What may be done now, in this order. A buyer who has not said where to does that first, and is not asked for the receipt of
 * what has not been sent.
 */
export function movesOf({ may, status, side, shipTo }: Order): OrderMove[] {
  const moves = ORDER.filter((move) => may.includes(move));
  if (side !== 'buyer' || (status !== 'pending_shipment' && status !== 'requested')) return moves;
  return moves.toSorted((one, other) => rank(one, shipTo !== null) - rank(other, shipTo !== null));
}

const rank = (move: OrderMove, isKnown: boolean): number =>
  move === 'address' ? 0 : move === 'confirm' ? (isKnown ? 1 : 2) : 3;

/** Whether the first of them is what the reader is waited for with. */
export const isWaitedFor = (move: OrderMove, { shipTo, status }: Order): boolean =>
  !QUIET.includes(move) &&
  !(move === 'address' && shipTo !== null) &&
  !(move === 'confirm' && status === 'pending_shipment');

/** What the words of a move are called: some mean another thing by how the order stands. */
export function nameOf(move: OrderMove, { status, shipTo }: Pick<Order, 'status' | 'shipTo'>) {
  if (move === 'confirm' && status === 'refunded') return 'confirm-refund' as const;
  if (move === 'cancel' && status === 'requested') return 'withdraw' as const;
  if (move === 'address' && shipTo) return 'edit-address' as const;
  return move;
}
