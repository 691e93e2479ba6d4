import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport('bots', 'messaging.bots.seller_id', 'messaging.bots.*')
export class BotsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select bot.id, json_build_object('listing', item.title, 'minimumPrice', ${usdSql('minimum_cents')},
          'trigger', trigger_condition, 'triggerValue', trigger_value, 'response', response_type,
          'markupPercent', markup_percent, 'rejectionMessage', rejection_message, 'advanced', advanced,
          'status', bot.status, 'madeAt', bot.created_at, 'changedAt', bot.updated_at) as row
        from messaging.bots bot left join messaging.items item on item.id = listing_id
        where bot.seller_id = ${id} and ${idAfter(after, 'bot.id')}
        order by bot.id limit ${limit}`),
    );
  }
}
