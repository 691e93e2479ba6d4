import type { OrderMove, OrderShape } from '#contract/monetization/orders';
import { boughtInRoom, moveOrder, readOrder } from '../../support/world/monetization/orders.js';
import type { Gate, Users } from './gates.js';

const FEATURE = 'order-tracking';
type SellersMove = Extract<OrderMove, 'cancel' | 'ship' | 'track' | 'deliver' | 'resolve' | 'refund'>;

/** What the two do before, so that a move is due. */
const BEFORE: Record<SellersMove, readonly OrderMove[]> = {
  cancel: [],
  ship: [],
  track: ['ship'],
  deliver: ['ship'],
  resolve: ['ship', 'report'],
  refund: ['ship', 'report'],
};

const sold = ({ app, person, seller: buyer }: Users) => boughtInRoom(app, person, buyer);

/** A move on one more order of somebody's, who has one more that stays open from then on. */
async function moved(users: Users, move: SellersMove) {
  const { person, seller: buyer } = users;
  const order: Pick<OrderShape, 'id'> = await sold(users);
  for (const step of BEFORE[move]) await moveOrder(step === 'report' ? buyer : person, order, step);
  const answer = await moveOrder(person, order, move);
  if (move !== 'ship' && move !== 'track') await sold(users);
  return answer;
}

/** What a seller does with one order more than the plan follows. */
export const ORDER_GATES: readonly Gate[] = [
  {
    route: 'GET /api/orders/:id',
    feature: FEATURE,
    use: async (users) => readOrder(users.person, await sold(users)),
    counted: true,
  },
  ...(Object.keys(BEFORE) as SellersMove[]).map(
    (move): Gate => ({
      route: `POST /api/orders/:id/${move}`,
      feature: FEATURE,
      use: (users) => moved(users, move),
      counted: true,
    }),
  ),
];
