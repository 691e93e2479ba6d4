import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { CREDITS_PAGE } from '#contract/monetization/credits';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { olderThan, pageOf } from '#platform/persistence/time-cursor';
import type { CreditEntry, MyCredits } from './credits.dto.js';
import { Credits } from './credits.js';
import { accountOf } from './transfer.sql.js';

export class ListMyCredits extends Query<MyCredits> {
  constructor(
    readonly personId: string,
    readonly cursor: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ListMyCredits)
export class ListMyCreditsHandler implements IQueryHandler<ListMyCredits> {
  constructor(
    private readonly db: Database,
    private readonly credits: Credits,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, cursor }: ListMyCredits): Promise<MyCredits> {
    const [{ heldUntil, ...balance }, { items, nextCursor }] = await Promise.all([
      this.credits.balanceOf(personId),
      this.entries(personId, cursor),
    ]);
    return { ...balance, heldUntil: heldUntil?.toISOString() ?? null, items, nextCursor };
  }

  private async entries(personId: string, cursor: string | undefined) {
    const rows = await this.db.rows(sql<Omit<CreditEntry, 'at'> & { at: string }>`
      select transfer.id, transfer.kind, page.credits, to_json(page.made_at) #>> '{}' as at,
        -- What is taken back is gone at once.
        case when page.credits > 0 and page.spendable_from > ${this.clock.now()} then to_json(page.spendable_from) #>> '{}' end as "heldUntil"
      from (
        select transfer_id, made_at, sum(credits)::int as credits, max(spendable_from) as spendable_from
        from monetization.credit_entries
        where account_id = (${accountOf(personId)}) and ${olderThan(cursor, 'made_at', 'transfer_id')}
        group by made_at, transfer_id
        order by made_at desc, transfer_id desc
        limit ${CREDITS_PAGE + 1}
      ) page
      join monetization.credit_transfers transfer on transfer.id = page.transfer_id
      order by page.made_at desc, transfer.id desc`);
    return pageOf(rows, CREDITS_PAGE);
  }
}
