import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { type MovedSide, Receipts } from './receipts.js';

/** Everything up to `seq` has arrived at this person; without a conversation or number: all there is. */
export class MarkReceived extends Command<void> {
  constructor(
    readonly personId: string,
    readonly conversationId?: string,
    readonly seq?: number,
  ) {
    super();
  }
}

@CommandHandler(MarkReceived)
export class MarkReceivedHandler implements ICommandHandler<MarkReceived> {
  constructor(
    private readonly db: Database,
    private readonly receipts: Receipts,
  ) {}

  /** Conversations in their order, as messages are stored: in another, the two would wait for each other. */
  async execute({ personId, conversationId, seq }: MarkReceived): Promise<void> {
    const moved = await this.db.rows(sql<MovedSide>`
      update messaging.participants mine set delivered_seq = arrived.upto
      from (
        select conversation_id, least(talk.last_seq, coalesce(${seq}::int, talk.last_seq)) as upto
        from messaging.participants side join messaging.conversations talk on talk.id = side.conversation_id
        where side.person_id = ${personId}
          and (${conversationId}::uuid is null or talk.id = ${conversationId}::uuid)
          and side.delivered_seq < least(talk.last_seq, coalesce(${seq}::int, talk.last_seq))
        order by conversation_id for update of side
      ) arrived
      where mine.conversation_id = arrived.conversation_id and mine.person_id = ${personId}
        and mine.delivered_seq < arrived.upto
      returning mine.conversation_id as "conversationId", mine.person_id as "personId", mine.other_id as "otherId",
        mine.delivered_seq as "deliveredSeq", mine.read_seq as "readSeq"`);
    for (const side of moved) this.receipts.tell(side);
  }
}
