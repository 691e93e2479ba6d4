import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { SilenceNotices } from '../../notifications/notifications.contract.js';
import { lockConversationsOfTwo } from '../conversations/lock-conversation.js';
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
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly rights: ChangeOfRights,
    private readonly commands: CommandBus,
  ) {}

  async execute({ personId, blockedId }: UnblockPerson): Promise<void> {
    await this.em.transactional(async () => {
      // As a block does: of the two at once, the later one decides what is mailed as well.
      const conversations = await lockConversationsOfTwo(this.db, personId, blockedId);
      await this.db.rows(sql`
        delete from messaging.blocks where blocker_id = ${personId} and blocked_id = ${blockedId}`);
      await this.commands.execute(new SilenceNotices(personId, conversations.flatMap(subjectsOf), false));
    });
    await this.rights.tell(personId, blockedId, { leaveThreads: false });
  }
}
