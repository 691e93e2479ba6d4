import { type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { CreditKind } from '#contract/monetization/credits';

/** What one account gets by a transfer, or gives when it is below zero. */
export interface Line {
  /** Its number, or what it is for. */
  account: string;
  credits: number;
  /** Held until then; PostgreSQL's own text of it, where it was read. */
  spendableFrom?: Date | string | null;
}

/** SQL: the account of a person, if there is one. */
export const accountOf = (personId: string): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select id from monetization.credit_accounts where person_id = ${personId}`;

/** SQL: opens an account for who has none. */
export const accountFor = (personId: string): RawBuilder<unknown> => sql`
  insert into monetization.credit_accounts (person_id)
  select ${personId}::uuid where not exists (${accountOf(personId)})
  on conflict (person_id) do nothing`;

/** SQL: moves credits, once under a key: whoever does so at the same time waits, and then does nothing. */
export const transferred = (
  key: string,
  kind: CreditKind,
  lines: readonly Line[],
  thingId: string | null,
  now: Date,
): RawBuilder<unknown> => sql`
  with transfer as (
    insert into monetization.credit_transfers (id, key_hash, kind, thing_id, made_at)
    values (${uuid()}, sha256(convert_to(${key}, 'UTF8')), ${kind}, ${thingId}, ${now})
    on conflict (key_hash) do nothing
    returning id, made_at
  )
  insert into monetization.credit_entries (transfer_id, account_id, credits, spendable_from, made_at)
  select transfer.id, account.id, line.credits, line.spendable_from, transfer.made_at
  from transfer, jsonb_to_recordset(${JSON.stringify(lines.map(stored))}::jsonb)
    as line (account text, credits int, spendable_from timestamptz)
  join monetization.credit_accounts account
    on account.purpose = line.account or account.id = case when line.account ~ '^\\d+$' then line.account::bigint end`;

const stored = ({ account, credits, spendableFrom = null }: Line) => ({
  account,
  credits,
  spendable_from: spendableFrom,
});

/** SQL: whether `transfer` was made under one of these keys. */
export const grantedUnder = (keys: readonly string[]): RawBuilder<boolean> => sql<boolean>`
  transfer.key_hash in (select sha256(convert_to(key, 'UTF8')) from unnest(${keys}::text[]) as given (key))`;

/** SQL: opens accounts for those who have none. */
export const accountsFor = (personIds: readonly string[]): RawBuilder<unknown> => sql`
  insert into monetization.credit_accounts (person_id)
  select person_id from unnest(${personIds}::uuid[]) as person (person_id)
  where not exists (select from monetization.credit_accounts account where account.person_id = person.person_id)
  order by person_id
  on conflict (person_id) do nothing`;

/** SQL: `transferred` out of what is issued, to the accounts of many people at once: a transfer for each of them. */
export const issuedToEach = (
  grants: readonly { key: string; personId: string }[],
  kind: CreditKind,
  credits: number,
  now: Date,
): RawBuilder<unknown> => sql`
  with wanted as (
    select id, sha256(convert_to(key, 'UTF8')) as key_hash, person_id
    from jsonb_to_recordset(${JSON.stringify(
      grants.map(({ key, personId }) => ({ id: uuid(), key, person_id: personId })),
    )}::jsonb) as granted (id uuid, key text, person_id uuid)
  ), transfer as (
    insert into monetization.credit_transfers (id, key_hash, kind, made_at)
    select id, key_hash, ${kind}, ${now} from wanted order by key_hash
    on conflict (key_hash) do nothing
    returning id
  )
  insert into monetization.credit_entries (transfer_id, account_id, credits, made_at)
  select transfer.id, account.id,
    case when account.purpose is null then ${credits}::int else -${credits}::int end, ${now}
  from transfer join wanted using (id)
  join monetization.credit_accounts account on account.purpose = 'issued' or account.person_id = wanted.person_id`;
