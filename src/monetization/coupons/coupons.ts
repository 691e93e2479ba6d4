import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { COUPONS, couponCode } from '#contract/monetization/coupons';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { CouponNotValid } from './coupon.errors.js';
import { newCouponCode } from './coupon-codes.js';
import { couponState } from './coupon-state.sql.js';

interface Asked {
  /** As somebody typed it. */
  readonly code: string;
  readonly personId: string;
}

/** What weeks of listing have earned, and what is done with it. All within the caller's transaction. */
@Injectable()
export class Coupons {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * What it would take off a checkout that begins now; nothing is held. The one that has it is their own, and is gone back to
   * or left by what begins: whoever came away from where it is paid need not wait. @throws CouponNotValid
   */
  async worth({ code, personId }: Asked): Promise<{ amountCents: number }> {
    const now = this.clock.now();
    const coupon = await this.read({ code, personId }, now);
    if (!coupon?.counts) throw refusal(coupon?.state);
    return { amountCents: coupon.amountCents };
  }

  /**
   * Keeps it for one checkout, which has no other then; asked again for the same one, the hold begins anew. Of many that want
   * it at once, one has it. @throws CouponNotValid
   */
  async hold({
    code,
    personId,
    checkoutId,
  }: Asked & { checkoutId: string }): Promise<{ amountCents: number }> {
    this.assertTransaction();
    const now = this.clock.now();
    await this.lock(checkoutId);
    await this.db.rows(sql`
      update monetization.coupons set checkout_id = null, held_until = null
      where checkout_id = ${checkoutId} and code <> ${couponCode(code)} and redeemed_at is null`);
    const held = await this.db.first(sql<{ amountCents: number }>`
      update monetization.coupons
      set checkout_id = ${checkoutId}, held_until = ${now}::timestamptz + ${COUPONS.holdHours} * interval '1 hour'
      where code = ${couponCode(code)} and person_id = ${personId} and ${isFreeFor(checkoutId, now)}
      returning amount_cents as "amountCents"`);
    if (held) return held;
    throw refusal((await this.read({ code, personId }, now))?.state);
  }

  /**
   * Its checkout is paid, however long that took, and though it was given up before. Twice is once. Answers whether it is
   * spent with this checkout: not if another one has it by now.
   */
  async redeem({ code, checkoutId }: { code: string; checkoutId: string }): Promise<boolean> {
    this.assertTransaction();
    const redeemed = await this.db.rows(sql`
      update monetization.coupons
      set checkout_id = ${checkoutId}, redeemed_at = coalesce(redeemed_at, ${this.clock.now()}), held_until = null
      where code = ${couponCode(code)} and (checkout_id is null or checkout_id = ${checkoutId})
      returning code`);
    return redeemed.length > 0;
  }

  /** Its checkout came to nothing. What is redeemed stays so. */
  async release(checkoutId: string): Promise<void> {
    this.assertTransaction();
    await this.db.rows(sql`
      update monetization.coupons set checkout_id = null, held_until = null
      where checkout_id = ${checkoutId} and redeemed_at is null`);
  }

  /** One for each of these people and this week (`YYYY-MM-DD`); who has one of that week keeps it. Answers the new ones. */
  async issue(
    weekStart: string,
    personIds: readonly string[],
  ): Promise<{ personId: string; code: string }[]> {
    this.assertTransaction();
    const now = this.clock.now();
    const rows = personIds.map((personId) => ({ person_id: personId, code: newCouponCode() }));
    return this.db.rows(sql<{ personId: string; code: string }>`
      insert into monetization.coupons (code, person_id, week_start, amount_cents, issued_at, expires_at)
      select code, person_id, ${weekStart}::date, ${COUPONS.amountCents}, ${now},
        ${now}::timestamptz + ${COUPONS.validDays} * interval '1 day'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (person_id uuid, code text)
      on conflict (person_id, week_start) do nothing
      returning person_id as "personId", code`);
  }

  private read({ code, personId }: Asked, now: Date) {
    return this.db.first(sql<{ amountCents: number; state: string; counts: boolean }>`
      select amount_cents as "amountCents", ${couponState(now)} as state, ${isGood(now)} as counts
      from monetization.coupons where code = ${couponCode(code)} and person_id = ${personId}`);
  }

  /** Two codes of one checkout come one after the other. */
  private lock(checkoutId: string): Promise<void> {
    return this.db.lock(`monetization.coupon-of:${checkoutId}`);
  }

  private assertTransaction(): void {
    if (!this.em.isInTransaction())
      throw new Error('A coupon changes with what it is for, in one transaction.');
  }
}

/** It may be held; who asks for one that is and has expired meanwhile is told to finish what holds it. */
const isGood = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (redeemed_at is null and expires_at > ${now}::timestamptz)`;

const isFreeFor = (checkoutId: string, now: Date): RawBuilder<boolean> => sql<boolean>`
  ${isGood(now)} and (checkout_id is null or checkout_id = ${checkoutId} or held_until <= ${now})`;

function refusal(state?: string): CouponNotValid {
  if (state === 'redeemed') return new CouponNotValid('spent');
  if (state === 'expired' || state === 'held') return new CouponNotValid(state);
  return new CouponNotValid('unknown');
}
