import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { couponCode } from '#contract/monetization/coupons';
import { Clock } from '#platform/config/clock';
import { Coupons } from '../coupons/coupons.js';
import type { PlanPrice } from '../plans/prices.js';
import type { Terms } from '../subscriptions/standing.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { AlreadySubscribed } from '../subscriptions/subscription.errors.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import { Checkout } from './checkout.entity.js';

interface Wanted {
  readonly personId: string;
  readonly source: Checkout['source'];
  readonly price: PlanPrice;
  readonly coupon: string | null;
}

interface Bought {
  readonly terms: Terms;
  readonly stripeSubscriptionId?: string;
}

/** What people are about to pay. */
@Injectable()
export class Checkouts {
  constructor(
    private readonly em: EntityManager,
    private readonly subscriptions: Subscriptions,
    private readonly coupons: Coupons,
    private readonly clock: Clock,
  ) {}

  /**
   * The open checkout of what is wanted: asked twice, the same one. One of something else is abandoned.
   * @throws AlreadySubscribed, CouponNotValid
   */
  begin({ personId, source, price, coupon: typed }: Wanted): Promise<Checkout> {
    const coupon = typed === null ? null : couponCode(typed);
    return this.em.transactional(async (em) => {
      await this.subscriptions.lock(personId);
      if (await this.subscriptions.runningOf(personId)) throw new AlreadySubscribed();
      const now = this.clock.now();
      const open = await em.findOne(Checkout, { personId, status: 'open' }, { refresh: true });
      if (open && open.lapsesAt > now && open.isFor(price, coupon)) return open;
      if (open) {
        await this.leave(open);
        await em.flush();
      }
      const checkout = Checkout.open({ id: Checkout.newId(), personId, source, price }, now);
      if (coupon !== null) {
        const { amountCents } = await this.coupons.hold({ code: coupon, personId, checkoutId: checkout.id });
        checkout.takeOff(coupon, amountCents);
      }
      em.persist(checkout);
      return checkout;
    });
  }

  /** Where it is gone to; the first to say so is right. */
  keepAddress(id: string, address: { url: string; stripeSessionId?: string }): Promise<string> {
    return this.em.transactional(async () => {
      const checkout = await this.locked(id);
      if (checkout && !checkout.url) Object.assign(checkout, address);
      return checkout?.url ?? address.url;
    });
  }

  /** What was paid for runs from now on; of two who say so, the second finds it done. Within the caller's transaction. */
  async complete(id: string, { terms, stripeSubscriptionId }: Bought): Promise<Subscription> {
    const found = await this.em.findOneOrFail(Checkout, id);
    if (found.personId) await this.subscriptions.lock(found.personId);
    const checkout = await this.locked(id);
    if (!checkout) throw new Error('The checkout was there a moment ago.');
    const now = this.clock.now();
    const { personId, source } = checkout;
    const subscription = Subscription.begin(
      { personId: personId ?? null, source, terms, stripeSubscriptionId },
      now,
    );
    const isOneTooMany = !personId || (await this.subscriptions.runningOf(personId)) !== null;
    if (isOneTooMany) subscription.giveUp('replaced', now);
    this.em.persist(subscription);
    checkout.pay(subscription.id, now);
    await this.coupons.redeem(id);
    await this.em.flush();
    return subscription;
  }

  /** Nobody is to pay it any more. Within the caller's transaction. */
  async abandon(id: string): Promise<void> {
    const checkout = await this.locked(id);
    if (checkout?.status === 'open') await this.leave(checkout);
  }

  locked(id: string): Promise<Checkout | null> {
    return this.em.findOne(Checkout, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  private async leave(checkout: Checkout): Promise<void> {
    checkout.abandon(this.clock.now());
    await this.coupons.release(checkout.id);
  }
}
