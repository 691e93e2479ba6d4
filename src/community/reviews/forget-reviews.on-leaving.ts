import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { DealNotices } from '../deals/deal-notices.js';

interface Deal {
  saleId: string;
  otherId: string | null;
  ring: boolean;
}

/**
 * What was written about who leaves goes. Of what they wrote the words and pictures go, with the answers to them; the stars
 * stay where they count, from "Deleted user". What nobody had seen yet goes whole.
 */
@Injectable()
@OnLeaving(
  'community.deals.seller_id',
  'community.deals.buyer_id',
  'community.deals.image',
  'community.reviews.author_id',
  'community.reviews.subject_id',
  'community.reviews.photos',
  'community.ratings.person_id',
)
export class ForgetReviewsOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly media: MediaLibrary,
    private readonly notices: DealNotices,
    private readonly clock: Clock,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    // In this order whoever writes or shows one locks them, too.
    const deals = await this.db.rows(sql<Deal>`
      select sale_id as "saleId", case when seller_id = ${id} then buyer_id else seller_id end as "otherId",
        ring_at is not null as ring
      from community.deals where seller_id = ${id} or buyer_id = ${id} order by sale_id for update`);
    await this.withdrawNotices(deals);
    await this.forgetReviews(id);
    await this.db.rows(sql`delete from community.ratings where person_id = ${id}`);
    await this.db.rows(sql`
      update community.deals set seller_id = nullif(seller_id, ${id}), buyer_id = nullif(buyer_id, ${id}),
        title = case when seller_id = ${id} then '' else title end,
        image = case when seller_id = ${id} then null else image end
      where seller_id = ${id} or buyer_id = ${id}`);
    await this.db.rows(sql`
      delete from community.deals deal where sale_id = any(${deals.map(({ saleId }) => saleId)}::uuid[])
        and not exists (select from community.reviews where sale_id = deal.sale_id)`);
  }

  /** They name what was sold, and lead to who is gone. */
  private async withdrawNotices(deals: readonly Deal[]): Promise<void> {
    const others = deals.flatMap(({ saleId, otherId }) => (otherId ? [{ personId: otherId, saleId }] : []));
    await this.notices.withdrawAll(others);
    await this.notices.withdrawRings(deals.flatMap(({ saleId, ring }) => (ring ? [saleId] : [])));
  }

  private async forgetReviews(id: string): Promise<void> {
    const now = this.clock.now();
    const shown = await this.db.rows(sql<{ photoId: string }>`
      select photo ->> 'id' as "photoId" from community.reviews, jsonb_array_elements(photos) photo
      where author_id = ${id} or subject_id = ${id}`);
    await this.db.rows(sql`
      delete from community.reviews where subject_id = ${id} or author_id = ${id} and shown_at > ${now}`);
    await this.db.rows(sql`
      update community.reviews set author_id = null, text = '', photos = '[]', reply = null, replied_at = null,
        removed_reason = null
      where author_id = ${id}`);
    await this.media.detach(shown.map(({ photoId }) => photoId));
  }
}
