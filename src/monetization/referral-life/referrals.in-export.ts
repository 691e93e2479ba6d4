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
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

@Injectable()
@InExport(
  'referrals',
  'monetization.referral_codes.person_id',
  'monetization.referrals.referrer_id',
  'monetization.referrals.friend_id',
)
@NotInExport({
  'monetization.referral_addresses.person_id':
    'hashes of network addresses that nobody can read, kept for thirty days against people who invite themselves',
})
export class ReferralsInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    const codes = await this.db.rows(sql<{ code: string; madeAt: Date }>`
      select code, created_at as "madeAt" from monetization.referral_codes where person_id = ${id} order by created_at`);
    for (const row of codes) yield { row };
    yield* pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select id, json_build_object('youWere', case when friend_id = ${id} then 'invited' else 'inviting' end,
          'code', code, 'state', case state when 'refused' then 'ended' else state end, 'acceptedAt', accepted_at,
          'firstListingAt', succeeded_at, 'rewardedAt', rewarded_at, 'heldUntil', held_until) as row
        from monetization.referrals
        where (referrer_id = ${id} and state <> 'refused' or friend_id = ${id}) and ${idAfter(after, 'id')}
        order by id limit ${limit}`),
    );
  }
}
