import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { NOTIFICATION_LIMITS } from '#contract/notices/notices';
import { HOUR_MINUTES, HOUR_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { RateLimits } from '#platform/throttle/rate-limits';

/** A notice as it was when its mail was decided on; renewed, it keeps its id. */
export interface NoticePlace {
  id: string;
  /** As PostgreSQL reads it. */
  createdAt: string;
}

/** How many mails about notifications a person gets in an hour, whatever happens to them. */
@Injectable()
export class NoticeMailBudget {
  constructor(
    private readonly limits: RateLimits,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a mail about these notices, unless it is one that was counted and could not be sent. A notice that was renewed
   * meanwhile has a mail of its own, which counts as well.
   */
  async take(personId: string, notices: readonly NoticePlace[]): Promise<boolean> {
    const mailed = asTheyWere(notices);
    const counted = await this.db.first(sql`
      select from notifications.notices where ${mailed} and counted_at is not null`);
    if (counted) return true;
    const isWithin = await this.limits.trySpend({
      rule: 'notifications.mails',
      key: personId,
      limit: NOTIFICATION_LIMITS.mailsPerHour,
      windowMinutes: HOUR_MINUTES,
    });
    if (!isWithin) return false;
    await this.db.rows(sql`
      update notifications.notices set counted_at = ${this.clock.now()} where ${mailed}`);
    return true;
  }

  /** Has notices that are beyond it wait for `MailUnreadMessagesJob`, which takes them after an hour. `which` is SQL. */
  async hold(which: RawBuilder<unknown>): Promise<void> {
    const until = new Date(this.clock.now().getTime() + HOUR_MS);
    await this.db.rows(sql`
      update notifications.notices set mailed_at = null, mail_waits = true, held_until = ${until} where ${which}`);
  }
}

const asTheyWere = (notices: readonly NoticePlace[]): RawBuilder<boolean> => sql`
  (id, created_at) in (
    select * from unnest(
      ${notices.map(({ id }) => id)}::uuid[], ${notices.map(({ createdAt }) => createdAt)}::timestamptz[]))`;
