import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { Ratings } from '../ratings/ratings.js';
import { reviewUsage } from './review-media.js';

/** What the guest was told of, wrote and was rated is the member's. */
@Injectable()
@OnJoining()
export class TakeReviewsOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly ratings: Ratings,
    private readonly media: MediaLibrary,
  ) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`
      select from community.deals where seller_id = ${guestId} or buyer_id = ${guestId} order by sale_id for update`);
    await this.dropWithOneself(guestId, memberId);
    await this.db.rows(sql`
      update community.deals set
        seller_id = case when seller_id = ${guestId} then ${memberId}::uuid else seller_id end,
        buyer_id = case when buyer_id = ${guestId} then ${memberId}::uuid else buyer_id end
      where seller_id = ${guestId} or buyer_id = ${guestId}`);
    await this.db.rows(sql`
      update community.reviews set author_id = ${memberId} where author_id = ${guestId}`);
    await this.db.rows(sql`
      update community.reviews set subject_id = ${memberId} where subject_id = ${guestId}`);
    await this.ratings.recount([guestId, memberId].sort());
  }

  /** Who dealt with their other self dealt with nobody. */
  private async dropWithOneself(guestId: string, memberId: string): Promise<void> {
    const oneself = sql`
      (seller_id, buyer_id) in ((${guestId}::uuid, ${memberId}::uuid), (${memberId}::uuid, ${guestId}::uuid))`;
    const written = await this.db.rows(sql<{ id: string }>`
      select review.id from community.reviews review join community.deals using (sale_id) where ${oneself}`);
    await this.media.detachFrom(...written.map(({ id }) => reviewUsage(id)));
    await this.db.rows(sql`delete from community.deals where ${oneself}`);
  }
}
