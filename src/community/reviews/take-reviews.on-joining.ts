import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { reviewsPage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { AdministratorIds } from '../../identity/identity.contract.js';
import { RelinkNotices } from '../../notifications/notifications.contract.js';
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
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    const deals = await this.db.rows(sql<{ people: string[] }>`
      select to_json(array_remove(array[seller_id, buyer_id], null)) as people from community.deals
      where seller_id = ${guestId} or buyer_id = ${guestId} order by sale_id for update`);
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
    if (deals.length > 0)
      await this.relink(
        { guestId, memberId },
        deals.flatMap(({ people }) => people),
      );
  }

  /** What led to the guest's reviews leads to the member's. Administrators were told of rings. */
  private async relink({ guestId, memberId }: Joiner, people: readonly string[]): Promise<void> {
    const administrators = await this.queries.execute(new AdministratorIds());
    const told = [...new Set([memberId, ...people, ...administrators])];
    const [from, to] = [pathTo(reviewsPage.path, guestId), pathTo(reviewsPage.path, memberId)];
    await this.commands.execute(new RelinkNotices(told, from, to));
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
