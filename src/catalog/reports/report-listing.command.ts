import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { limitOf } from '#contract/monetization/plans';
import { REPORT_LIMITS } from '#contract/reports';
import { DAY_MINUTES, WEEK_MS } from '#contract/time';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { PlanNotVerified } from '#platform/plans/plan.errors';
import { RateLimits } from '#platform/throttle/rate-limits';
import { type Entitled, EntitlementsOf } from '../../identity/identity.contract.js';
import { CommentNotFound } from '../comments/comment.errors.js';
import { ListingNotFound } from '../listings/listing.errors.js';
import type { ReportListingBody } from './report.dto.js';
import { AlreadyReported, CannotReportOwn, ReportLimitReached } from './report.errors.js';
import { type Subject, subjectOf, type Target } from './report.sql.js';
import { Reported } from './reported.js';

/** Keeps a listing, or a comment on one, as it is now and has it looked at. */
export class ReportListing extends Command<void> {
  constructor(
    readonly reporter: SignedIn,
    readonly target: Target,
    readonly report: ReportListingBody,
  ) {
    super();
  }
}

@CommandHandler(ReportListing)
export class ReportListingHandler implements ICommandHandler<ReportListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ reporter, target, report }: ReportListing): Promise<void> {
    // Reports of comments are not a matter of the plan.
    const plan = 'listingId' in target ? await this.queries.execute(new EntitlementsOf(reporter.id)) : null;
    if ('commentId' in target)
      await this.limits.spend({
        rule: 'catalog.report-comment',
        key: reporter.id,
        limit: REPORT_LIMITS.commentsPerDay,
        windowMinutes: DAY_MINUTES,
      });
    await this.em.transactional(async () => {
      // Counted behind a lock, or several at once would all find room.
      await this.db.lock(`catalog.reports-of:${reporter.id}`);
      const subject = await this.db.first(subjectOf(target));
      if (!subject)
        throw 'listingId' in target ? new ListingNotFound(target.listingId) : new CommentNotFound();
      if (subject.reportedId === reporter.id) throw new CannotReportOwn();
      await this.assertRoom(reporter.id, subject, plan);
      const id = uuid();
      const { listingId, commentId, reportedId, snapshot } = subject;
      const { reason, description } = report;
      await this.db.rows(sql`
        insert into catalog.listing_reports
          (id, listing_id, comment_id, reporter_id, reported_id, reason, description, snapshot, created_at)
        values (${id}, ${listingId}, ${commentId}, ${reporter.id}, ${reportedId}, ${reason}, ${description || null},
          ${JSON.stringify(snapshot)}::jsonb, ${this.clock.now()})`);
      this.outbox.raise(new Reported(id), listingId);
    });
  }

  private async assertRoom(
    reporterId: string,
    { listingId, commentId }: Subject,
    plan: Entitled | null,
  ): Promise<void> {
    const weekAgo = new Date(this.clock.now().getTime() - WEEK_MS);
    const made = await this.db.first(sql<{ same: boolean; lately: number }>`
      select coalesce(bool_or(listing_id = ${listingId} and comment_id is not distinct from ${commentId}::uuid), false) as same,
        count(*) filter (where comment_id is null and created_at > ${weekAgo})::int as lately
      from catalog.listing_reports where reporter_id = ${reporterId}`);
    if (made?.same) throw new AlreadyReported();
    const limit = plan && limitOf(plan.tier, 'reports');
    if (plan && limit !== null && made && made.lately >= limit)
      throw plan.verified
        ? new ReportLimitReached(plan.tier, limit)
        : new PlanNotVerified('reports', plan.tier);
  }
}
