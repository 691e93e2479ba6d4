import { EntityManager } from '@mikro-orm/postgresql';
import { Coupons } from '../../../../src/monetization/coupons/coupons.js';
import type { TestApp } from '../../app/app.js';

/** Gives somebody the coupon of a week, as its close does; answers its code. @throws Error when they have it already */
export async function giveCoupon(
  { nest }: TestApp,
  { id }: { id: string },
  week = '2026-11-15',
): Promise<string> {
  const [made] = await nest
    .get(EntityManager)
    .fork()
    .transactional(() => nest.get(Coupons).issue(week, [id]));
  if (!made) throw new Error('There is a coupon of this week already.');
  return made.code;
}
