import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
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
  ) {}

  async execute({ personId, blockedId }: UnblockPerson): Promise<void> {
    await this.db.rows(sql`
      delete from messaging.blocks where blocker_id = ${personId} and blocked_id = ${blockedId}`);
    await this.rights.tell(personId, blockedId, { leaveThreads: false });
  }
}
