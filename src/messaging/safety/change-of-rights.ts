import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { conversationRoom } from '../rooms/conversation-room.js';

/** Lets two people's open threads know that they may, or may no longer, write to each other. */
@Injectable()
export class ChangeOfRights {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
  ) {}

  /** `leaveThreads` ends what the two see of each other's typing and presence. */
  async tell(oneId: string, otherId: string, { leaveThreads }: { leaveThreads: boolean }): Promise<void> {
    const [firstId, secondId] = [oneId, otherId].toSorted();
    const conversations = await this.db.rows(sql<{ id: string }>`
      select id from messaging.conversations where first_id = ${firstId} and second_id = ${secondId}`);
    for (const { id } of conversations) {
      if (leaveThreads) this.realtime.clearRoom(conversationRoom(id));
      for (const person of [oneId, otherId])
        this.realtime.toPerson(person, 'messaging.conversation-changed', { conversationId: id });
    }
  }
}
