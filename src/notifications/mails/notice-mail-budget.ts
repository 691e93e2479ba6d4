import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { NOTIFICATION_LIMITS } from '#contract/notices/notices';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { RateLimits } from '#platform/throttle/rate-limits';
import { TooManyAttempts } from '#platform/throttle/throttle.errors';

const HOUR_MINUTES = 60;

/** How many mails about notifications a person gets in an hour, whatever happens to them. */
@Injectable()
export class NoticeMailBudget {
  constructor(
    private readonly limits: RateLimits,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts a mail about these notifications, unless it is one that was counted and could not be sent. */
  async take(personId: string, notificationIds: readonly string[]): Promise<boolean> {
    const counted = await this.db.first(sql`
      select from notifications.notices
      where id = any(${notificationIds}::uuid[]) and counted_at is not null`);
    if (counted) return true;
    try {
      await this.limits.consume(
        'notifications.mails',
        personId,
        NOTIFICATION_LIMITS.mailsPerHour,
        HOUR_MINUTES,
      );
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
    await this.db.rows(sql`
      update notifications.notices set counted_at = ${this.clock.now()}
      where id = any(${notificationIds}::uuid[])`);
    return true;
  }
}
