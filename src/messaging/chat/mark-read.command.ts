import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { ReadNotices } from '../../notifications/notifications.contract.js';
import { ConversationNotFound } from '../conversations/conversation.errors.js';
import { subjectsOf } from '../messages/message.sql.js';
import { type MovedSide, Receipts } from './receipts.js';

/** Everything up to `seq` has been shown to this person; the thread's notifications are read with the last of it. */
export class MarkRead extends Command<void> {
  constructor(
    readonly personId: string,
    readonly conversationId: string,
    readonly seq: number,
  ) {
    super();
  }
}

interface Outcome {
  takesPart: boolean;
  /** Null when nothing was new. */
  side: MovedSide | null;
}

@CommandHandler(MarkRead)
export class MarkReadHandler implements ICommandHandler<MarkRead> {
  constructor(
    private readonly db: Database,
    private readonly receipts: Receipts,
    private readonly commands: CommandBus,
  ) {}

  async execute(command: MarkRead): Promise<void> {
    const outcome = await this.db.first(this.moveOn(command));
    if (!outcome?.takesPart) throw new ConversationNotFound();
    if (outcome.side) this.receipts.tell(outcome.side);
    await this.commands.execute(this.readNotices(command));
  }

  /**
   * A statement of its own, also when nothing was new: what tells of an offer is stored after its message, and while
   * the side was being moved on it was not in sight yet. Whoever stores one looks at the side first, behind its lock.
   */
  private readNotices({ personId, conversationId }: MarkRead): ReadNotices {
    const whole = sql`exists (
      select from messaging.participants
      where conversation_id = ${conversationId} and person_id = ${personId} and unread = 0)`;
    return new ReadNotices(personId, subjectsOf(conversationId), whole);
  }

  /**
   * The watermark only rises. What was read is taken off the unread ones instead of counting those that are left: a
   * message that arrives in this moment is not in sight yet and would not be counted.
   */
  private moveOn({ personId, conversationId, seq }: MarkRead) {
    return sql<Outcome>`
      with side as (
        update messaging.participants mine
        set read_seq = upto.seq, delivered_seq = greatest(mine.delivered_seq, upto.seq),
          unread = greatest(0, mine.unread - (
            select count(*)::int from messaging.messages
            where conversation_id = mine.conversation_id and seq > mine.read_seq and seq <= upto.seq
              and sender_id <> mine.person_id))
        from (
          select least(last_seq, ${seq}::int) as seq from messaging.conversations where id = ${conversationId}
        ) upto
        where mine.conversation_id = ${conversationId} and mine.person_id = ${personId} and mine.read_seq < upto.seq
        returning mine.*
      )
      select
        exists (
          select from messaging.participants where conversation_id = ${conversationId} and person_id = ${personId}
        ) as "takesPart",
        (select json_build_object('conversationId', conversation_id, 'personId', person_id, 'otherId', other_id,
          'deliveredSeq', delivered_seq, 'readSeq', read_seq) from side) as side`;
  }
}
