import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import { DAY_MINUTES } from '#contract/time';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { RateLimits } from '#platform/throttle/rate-limits';
import { ConversationNotFound } from '../conversations/conversation.errors.js';
import { keepReport } from './conversation-report.sql.js';
import type { ReportConversationBody } from './safety.dto.js';
import { TellAdministrators } from './tell-administrators.js';

const REPORTS_A_DAY = 20;

/** Keeps what was said as evidence and tells the administrators. Reporting again renews a report nobody has read yet. */
export class ReportConversation extends Command<void> {
  constructor(
    readonly reporter: SignedIn,
    readonly conversationId: string,
    readonly report: ReportConversationBody,
  ) {
    super();
  }
}

@CommandHandler(ReportConversation)
export class ReportConversationHandler implements ICommandHandler<ReportConversation> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly administrators: TellAdministrators,
  ) {}

  async execute({ reporter, conversationId, report }: ReportConversation): Promise<void> {
    await this.limits.spend({
      rule: 'messaging.report',
      key: reporter.id,
      limit: REPORTS_A_DAY,
      windowMinutes: DAY_MINUTES,
    });
    await this.em.transactional(async () => {
      const statement = keepReport(uuid(), conversationId, reporter.id, report, this.clock.now());
      const kept = await this.db.first(statement);
      if (!kept) throw new ConversationNotFound();
      await this.administrators.tell(kept.id, reporter.name, report.reason);
    });
  }
}
