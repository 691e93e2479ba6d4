import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { dealSubject, linkOfReview } from '../deals/deal-notices.js';
import { Ratings } from '../ratings/ratings.js';
import { lockShownReview, type ShownReview } from './shown-review.js';

/** An administrator takes a review down, with a reason that its author reads. Its stars no longer count. */
export class RemoveReview extends Command<void> {
  constructor(
    readonly reviewId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveReview)
export class RemoveReviewHandler implements ICommandHandler<RemoveReview> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly media: MediaLibrary,
    private readonly ratings: Ratings,
    private readonly clock: Clock,
  ) {}

  async execute({ reviewId, reason }: RemoveReview): Promise<void> {
    await this.em.transactional(async () => {
      const now = this.clock.now();
      const review = await lockShownReview(this.db, reviewId, now);
      // Its pictures are for nobody any more; what was reported has copies of its own.
      await this.db.rows(sql`
        update community.reviews set removed_at = ${now}, removed_reason = ${reason}, photos = '[]'
        where id = ${reviewId}`);
      await this.media.detach(review.photos);
      await this.ratings.settle([review.saleId]);
      if (review.authorId) await this.tell(review.authorId, review, reason);
    });
  }

  private tell(authorId: string, { saleId, title }: ShownReview, reason: string): Promise<void> {
    const params = { title, reason };
    const notice = { kind: 'review', code: 'review-removed', params, link: linkOfReview(saleId) } as const;
    return this.commands.execute(
      new NotifyPerson(authorId, notice, { subject: dealSubject(saleId, 'removed') }),
    );
  }
}
