import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { SilenceNotices } from '../../notifications/notifications.contract.js';
import { subjectsOf } from '../messages/message.sql.js';
import { ChangeOfRights } from './change-of-rights.js';

/** Lets a blocked person write again. */
export class UnblockPerson extends Command<void> {
  constructor(
    readonly personId: string,
    readonly blockedId: string,
  ) {
    super();
  }
}

@CommandHandler(UnblockPerson)
export class UnblockPersonHandler implements ICommandHandler<UnblockPerson> {
  constructor(
    private readonly db: Database,
    private readonly rights: ChangeOfRights,
    private readonly commands: CommandBus,
  ) {}

  async execute({ personId, blockedId }: UnblockPerson): Promise<void> {
    await this.db.rows(sql`
      delete from messaging.blocks where blocker_id = ${personId} and blocked_id = ${blockedId}`);
    const [firstId, secondId] = [personId, blockedId].toSorted();
    const conversations = await this.db.rows(sql<{ id: string }>`
      select id from messaging.conversations where first_id = ${firstId} and second_id = ${secondId}`);
    const subjects = conversations.flatMap(({ id }) => subjectsOf(id));
    await this.commands.execute(new SilenceNotices(personId, subjects, false));
    await this.rights.tell(personId, blockedId, { leaveThreads: false });
  }
}
