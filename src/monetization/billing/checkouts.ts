import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { couponCode } from '#contract/monetization/coupons';
import { Clock } from '#platform/config/clock';
import { Coupons } from '../coupons/coupons.js';
import type { PlanPrice } from '../plans/prices.js';
import type { Terms } from '../subscriptions/standing.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { AlreadySubscribed } from '../subscriptions/subscription.errors.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import { CheckoutClosed } from './billing.errors.js';
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
  private readonly logger = new Logger('Billing');

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

  /**
   * Where it is gone to; the first to say so is right. What has been left meanwhile is not gone to, and is closed where it was
   * opened: whoever left it did not know of that. @throws CheckoutClosed
   */
  async keepAddress(id: string, address: { url: string; stripeSessionId?: string }): Promise<string> {
    const url = await this.em.transactional(async () => {
      const checkout = await this.locked(id);
      if (!checkout) return null;
      if (!checkout.url) checkout.goTo(address);
      return checkout.status === 'open' ? checkout.url : null;
    });
    if (!url) throw new CheckoutClosed();
    return url;
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
    // What is one too many is paid back, and has taken nothing off.
    if (isOneTooMany) await this.coupons.release(id);
    else await this.spendCoupon(checkout);
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

  /** It may have been left before it was paid: another checkout that has its coupon by now is left in its turn. */
  private async spendCoupon({ id, personId, coupon }: Checkout): Promise<void> {
    if (!coupon) return;
    const other = await this.em.findOne(
      Checkout,
      { id: { $ne: id }, personId, coupon, status: 'open' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (other) await this.leave(other);
    const spent = await this.coupons.redeem({ code: coupon, checkoutId: id });
    if (!spent) this.logger.error({ checkout: id }, 'A coupon has taken something off twice.');
  }

  private async leave(checkout: Checkout): Promise<void> {
    checkout.abandon(this.clock.now());
    await this.coupons.release(checkout.id);
  }
}
