import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { DealNotices } from '../deals/deal-notices.js';
import type { WriteReviewBody } from '../reviews/review.dto.js';
import { AlreadyReviewed } from '../reviews/review.errors.js';
import { reviewUsage } from '../reviews/review-media.js';
import { DealAtHand } from './deal-at-hand.js';
import { Reveal } from './reveal.js';
import { assertTagsFit } from './review.policy.js';

/** One side of a deal says what the other was like. Nobody reads it before the other one wrote, or the time is over. */
export class WriteReview extends Command<void> {
  constructor(
    readonly author: SignedIn,
    readonly saleId: string,
    readonly review: WriteReviewBody,
  ) {
    super();
  }
}

@CommandHandler(WriteReview)
export class WriteReviewHandler implements ICommandHandler<WriteReview> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly deals: DealAtHand,
    private readonly media: MediaLibrary,
    private readonly reveal: Reveal,
    private readonly notices: DealNotices,
    private readonly clock: Clock,
  ) {}

  async execute({ author, saleId, review }: WriteReview): Promise<void> {
    const { stars, text = '', tags = [], imageIds = [] } = review;
    await this.em.transactional(async () => {
      const { side, otherId, closesAt } = await this.deals.lock(saleId, author.id);
      assertTagsFit(tags, side);
      const id = uuid();
      const photos = await this.media.images(imageIds, author.id);
      const written = await this.db.rows(sql`
        insert into community.reviews
          (id, sale_id, side, author_id, subject_id, stars, text, tags, photos, written_at, shown_at)
        values (${id}, ${saleId}, ${side}, ${author.id}, ${otherId}, ${stars}, ${text}, ${tags}::text[],
          ${JSON.stringify(photos)}::jsonb, ${this.clock.now()}, ${closesAt})
        on conflict (sale_id, side) do nothing returning id`);
      if (written.length === 0) throw new AlreadyReviewed();
      await this.media.attach(imageIds, author.id, reviewUsage(id));
      await this.notices.unask([author.id], saleId);
      await this.reveal.ifBothWrote(saleId);
    });
  }
}
