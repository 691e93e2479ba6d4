import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { WithdrawNotices } from '../../notifications/notifications.contract.js';
import { subjectsOf } from '../messages/message.sql.js';

/** What conversation partners were told of who left names them. */
@Injectable()
@OnLeaving()
export class WithdrawNoticesOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    const sides = await this.db.rows(sql<{ conversationId: string; personId: string }>`
      select conversation_id as "conversationId", other_id as "personId"
      from messaging.participants where person_id = ${id}`);
    const places = sides.flatMap(({ conversationId, personId }) =>
      subjectsOf(conversationId).map((subject) => ({ personId, subject })),
    );
    await this.commands.execute(new WithdrawNotices(places, 'left'));
  }
}
