import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isAdmin, type SignedIn } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import { RateLimits } from '#platform/throttle/rate-limits';
import { GuestListingLimitReached } from './listing.errors.js';
import { listingAllowance, publishingBudget } from './listing.policy.js';

/** How many listings somebody may have, and put up in an hour. */
@Injectable()
export class RightToPublish {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Before the caller's transaction. Publishing again what is published already costs nothing, nor does what a guest has no room
   * for, or what an administrator puts up.
   * @throws TooManyAttempts, GuestListingLimitReached
   */
  async spend(seller: SignedIn, draftId: string | undefined): Promise<void> {
    if (draftId && (await this.publishedOf(draftId, seller.id))) return;
    await this.assertRoom(seller);
    if (!isAdmin(seller)) await this.limits.spend(publishingBudget(seller));
  }

  /** The listing that somebody's draft has become. */
  async publishedOf(draftId: string, sellerId: string): Promise<string | undefined> {
    const listing = await this.db.first(sql<{ id: string }>`
      select id from catalog.listings where draft_id = ${draftId} and seller_id = ${sellerId}`);
    return listing?.id;
  }

  /** Counted behind a lock, or two that are published at once would both find room. @throws GuestListingLimitReached */
  async assertAllowance(seller: SignedIn): Promise<void> {
    if (listingAllowance(seller) === Number.POSITIVE_INFINITY) return;
    await this.db.lock(`catalog.listings-of:${seller.id}`);
    await this.assertRoom(seller);
  }

  private async assertRoom(seller: SignedIn): Promise<void> {
    const allowance = listingAllowance(seller);
    if (allowance === Number.POSITIVE_INFINITY) return;
    const row = await this.db.first(
      sql<{ count: number }>`
        select count(*)::int as count from catalog.listings where seller_id = ${seller.id}`,
    );
    if (row && row.count >= allowance) throw new GuestListingLimitReached(allowance);
  }
}
