import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { reviewsPage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { AreApart } from '../../catalog/catalog.contract.js';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { dealSubject } from '../deals/deal-notices.js';
import { AlreadyReplied, ApartFromAuthor, CannotReview, NotYourReview } from './review.errors.js';
import { lockShownReview, type ShownReview } from './shown-review.js';

/** Whom a review is about answers it, once, where everybody reads it. */
export class ReplyToReview extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    readonly reviewId: string,
    readonly text: string,
  ) {
    super();
  }
}

@CommandHandler(ReplyToReview)
export class ReplyToReviewHandler implements ICommandHandler<ReplyToReview> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, reviewId, text }: ReplyToReview): Promise<void> {
    await this.em.transactional(async () => {
      const now = this.clock.now();
      const review = await lockShownReview(this.db, reviewId, now);
      const { subjectId, authorId, reply } = review;
      if (subjectId !== actor.id) throw new NotYourReview();
      if (reply !== null) throw new AlreadyReplied();
      if (authorId === null) throw new CannotReview('left');
      if (await this.queries.execute(new AreApart(subjectId, authorId))) throw new ApartFromAuthor();
      await this.db.rows(sql`
        update community.reviews set reply = ${text}, replied_at = ${now} where id = ${reviewId}`);
      await this.tell(authorId, review);
    });
  }

  private tell(authorId: string, { saleId, subjectId, title }: ShownReview): Promise<void> {
    const link = pathTo(reviewsPage.path, subjectId);
    const notice = { kind: 'review', code: 'review-replied', params: { title }, link } as const;
    return this.commands.execute(
      new NotifyPerson(authorId, notice, { subject: dealSubject(saleId, 'replied') }),
    );
  }
}
