import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type ExportedPerson,
  type ExportedRow,
  type ExportPart,
  InExport,
  NotInExport,
} from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

/** What a seller's bots did; a buyer finds their answers among the messages. */
@Injectable()
@InExport('bot-answers', 'messaging.bot_interactions.seller_id', 'messaging.bot_interactions.data')
@NotInExport({
  'messaging.bot_interactions.buyer_id': 'What the bot answered them stands among the messages.',
})
export class BotAnswersInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select answer.id, json_build_object('conversation', conversation_id, 'listing', item.title,
          'buyer', nullif(buyer.name, ''), 'did', action, 'offered', ${usdSql('offered_cents')},
          'answered', ${usdSql('response_cents')}, 'message', data ->> 'original_message',
          'at', answer.created_at) as row
        from messaging.bot_interactions answer
        left join messaging.items item on item.id = listing_id
        left join directory.people buyer on buyer.id = buyer_id
        where answer.seller_id = ${id} and ${idAfter(after, 'answer.id')}
        order by answer.id limit ${limit}`),
    );
  }
}
