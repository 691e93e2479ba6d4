import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Credits, type Grant } from '../../../../src/monetization/ledger/credits.js';
import type { TestApp } from '../../app/app.js';
import type { Client } from '../../app/client.js';

/** Moves credits in a transaction of its own. */
export const moveCredits = <T>({ nest }: TestApp, move: (credits: Credits) => Promise<T>): Promise<T> =>
  nest.get(EntityManager).transactional(() => move(nest.get(Credits)));

/** Grants somebody credits; answers the key. */
export async function grantCredits(
  app: TestApp,
  person: { id: string },
  credits = 1,
  grant: Partial<Grant> = {},
): Promise<string> {
  const key = grant.key ?? `test:${randomUUID()}`;
  await moveCredits(app, (ledger) =>
    ledger.grant({ kind: 'granted', ...grant, key, personId: person.id, credits }),
  );
  return key;
}

export interface MyCredits {
  spendable: number;
  held: number;
  heldUntil: string | null;
  items: { id: string; kind: string; credits: number; at: string; heldUntil: string | null }[];
  nextCursor: string | null;
}

export const creditsOf = async (client: Client, query = ''): Promise<MyCredits> =>
  (await client.get<MyCredits>(`/api/my-credits${query}`)).body;

/** What all people have together, in how many entries. */
export async function sumOfLedger({ db }: TestApp): Promise<{ all: number; people: number }> {
  const sums = await db.first(sql<{ all: number; people: number }>`
    select coalesce(sum(credits), 0)::int as all,
      coalesce(sum(credits) filter (where purpose is null), 0)::int as people
    from monetization.credit_entries entry
    join monetization.credit_accounts account on account.id = entry.account_id`);
  if (!sums) throw new Error('A sum has no row.');
  return sums;
}
