import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { sumOfLedger } from '../../../support/world/monetization/credits.js';
import { randomCredits } from '../../../support/world/monetization/random-credits.js';

/** `npm run ledger:check` tries ten thousand. */
const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 600);

describe('The ledger', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  it(
    'comes to what was granted less what was spent and taken back, however connections are cut',
    async () => {
      const { granted, spent, takenBack, refused, again, people, owing } = await randomCredits(
        app,
        OPERATIONS,
      );
      expect(await sumOfLedger(app)).toEqual({ all: 0, people: granted - spent - takenBack });
      // All of it was tried.
      for (const count of [spent, takenBack, refused, again]) expect(count).toBeGreaterThan(0);

      const sums = await app.db.rows(sql<{ id: string; credits: number }>`
        select person_id as id, sum(credits)::int as credits
        from monetization.credit_entries entry
        join monetization.credit_accounts account on account.id = entry.account_id
        where person_id is not null group by person_id`);
      expect(sums.length).toBe(people.length);
      expect(sums.filter(({ id, credits }) => credits < 0 && !owing.has(id))).toEqual([]);
    },
    60_000 + OPERATIONS * 100,
  );
});
