import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import { DAY_MINUTES } from '#contract/time';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { RateLimits } from '#platform/throttle/rate-limits';
import { ReviewNotFound } from '../reviews/review.errors.js';
import { lockShownReview } from '../reviews/shown-review.js';
import type { ReportReviewBody } from './review-report.dto.js';
import { CannotReportOwnReview, ReviewAlreadyReported } from './review-report.errors.js';
import { ReviewReported } from './review-reported.js';

/** Keeps a review as it is now and has it looked at. */
export class ReportReview extends Command<void> {
  constructor(
    readonly reporter: SignedIn,
    readonly reviewId: string,
    readonly report: ReportReviewBody,
  ) {
    super();
  }
}

@CommandHandler(ReportReview)
export class ReportReviewHandler implements ICommandHandler<ReportReview> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ reporter, reviewId, report: { reason, description } }: ReportReview): Promise<void> {
    await this.limits.spend({
      rule: 'community.report-review',
      key: reporter.id,
      limit: REVIEW_LIMITS.reportsPerDay,
      windowMinutes: DAY_MINUTES,
    });
    await this.em.transactional(async () => {
      const now = this.clock.now();
      const { authorId } = await lockShownReview(this.db, reviewId, now);
      // There is nothing to say against stars whose words are gone.
      if (authorId === null) throw new ReviewNotFound();
      if (authorId === reporter.id) throw new CannotReportOwnReview();
      const id = uuid();
      const made = await this.db.rows(sql`
        insert into community.review_reports
          (id, review_id, reporter_id, reported_id, reason, description, snapshot, created_at)
        select ${id}, review.id, ${reporter.id}, author_id, ${reason}, ${description || null},
          jsonb_build_object('stars', stars, 'text', text, 'tags', tags, 'photos', photos, 'reply', reply,
            'title', deal.title), ${now}
        from community.reviews review join community.deals deal using (sale_id) where review.id = ${reviewId}
        on conflict (reporter_id, review_id) do nothing returning id`);
      if (made.length === 0) throw new ReviewAlreadyReported();
      this.outbox.raise(new ReviewReported(id), reviewId);
    });
  }
}
