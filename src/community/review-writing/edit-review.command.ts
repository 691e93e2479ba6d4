import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import type { EditReviewBody } from '../reviews/review.dto.js';
import { ReviewNotFound, ReviewShown } from '../reviews/review.errors.js';
import { reviewUsage } from '../reviews/review-media.js';
import { DealAtHand } from './deal-at-hand.js';
import { assertTagsFit } from './review.policy.js';

/** Its author changes a review that nobody else has seen yet, also of a deal that has been called off since. */
export class EditReview extends Command<void> {
  constructor(
    readonly author: SignedIn,
    readonly saleId: string,
    readonly changes: EditReviewBody,
  ) {
    super();
  }
}

interface Known {
  id: string;
  photos: string[];
  shown: boolean;
}

@CommandHandler(EditReview)
export class EditReviewHandler implements ICommandHandler<EditReview> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly deals: DealAtHand,
    private readonly media: MediaLibrary,
    private readonly clock: Clock,
  ) {}

  async execute({ author, saleId, changes }: EditReview): Promise<void> {
    await this.em.transactional(async () => {
      const { side } = await this.deals.lock(saleId, author.id, { mayBeOff: true });
      const known = await this.db.first(sql<Known>`
        select id, shown_at <= ${this.clock.now()} as shown,
          array(select photo ->> 'id' from jsonb_array_elements(photos) photo) as photos
        from community.reviews where sale_id = ${saleId} and side = ${side}`);
      if (!known) throw new ReviewNotFound();
      if (known.shown) throw new ReviewShown();
      const { stars, text, tags } = changes;
      if (tags) assertTagsFit(tags, side);
      const photos = await this.show(known, author.id, changes.imageIds);
      await this.db.rows(sql`
        update community.reviews set stars = coalesce(${stars ?? null}::smallint, stars),
          text = coalesce(${text ?? null}::text, text), tags = coalesce(${tags ?? null}::text[], tags),
          photos = coalesce(${photos}::jsonb, photos)
        where id = ${known.id}`);
    });
  }

  private async show(known: Known, authorId: string, imageIds?: readonly string[]): Promise<string | null> {
    if (!imageIds) return null;
    const images = await this.media.images(imageIds, authorId);
    const ids = images.map(({ id }) => id);
    await this.media.attach(ids, authorId, reviewUsage(known.id));
    await this.media.detach(known.photos.filter((each) => !ids.includes(each)));
    return JSON.stringify(images);
  }
}
