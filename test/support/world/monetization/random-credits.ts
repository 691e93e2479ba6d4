import { sql } from 'kysely';
import { randomFrom } from '#platform/chance/random';
import { isDatabaseAway } from '#platform/persistence/database-away';
import { NotEnoughCredits } from '../../../../src/monetization/ledger/credit.errors.js';
import type { Credits } from '../../../../src/monetization/ledger/credits.js';
import type { TestApp } from '../../app/app.js';
import { signUpMember, type TestMember } from '../people.js';
import { moveCredits } from './credits.js';

const PEOPLE = 12;
const AT_ONCE = 16;
/** So many operations, then some connections are cut. */
const BETWEEN_KILLS = 40;

/** What came of it all, counted without the ledger. */
export interface Counted {
  granted: number;
  spent: number;
  takenBack: number;
  refused: number;
  /** Tries that failed because a connection was cut or none was to be had, and were made again under their key. */
  again: number;
  people: TestMember[];
  /** Of whom something was taken back, so that they may owe. */
  owing: Set<string>;
}

/** People are granted credits, spend them and have them taken back, many at once, while connections are cut. */
export async function randomCredits(app: TestApp, operations: number): Promise<Counted> {
  // Always the same numbers, so that what fails fails again.
  const random = randomFrom('credits');
  const draw = (below: number) => Math.floor(random.next() * below);
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUpMember(app)));
  const counted: Counted = {
    granted: 0,
    spent: 0,
    takenBack: 0,
    refused: 0,
    again: 0,
    people,
    owing: new Set(),
  };
  const grants: { key: string; credits: number; personId: string }[] = [];

  /** Until it is answered: what was cut off may have been done or not. */
  const untilAnswered = async (move: (ledger: Credits) => Promise<unknown>): Promise<boolean> => {
    for (;;)
      try {
        await moveCredits(app, move);
        return true;
      } catch (error) {
        if (error instanceof NotEnoughCredits) return false;
        if (!isDatabaseAway(error)) throw error;
        counted.again++;
      }
  };

  const operation = async (n: number): Promise<void> => {
    const personId = people[draw(PEOPLE)]?.id ?? '';
    const credits = 1 + draw(3);
    const what = draw(10);
    const key = `operation:${n}`;
    if (what < 4) {
      await untilAnswered((ledger) => ledger.grant({ key, personId, credits, kind: 'granted' }));
      grants.push({ key, credits, personId });
      counted.granted += credits;
    } else if (what < 9) {
      const spending = { key, personId, credits, kind: 'boost', subjectId: personId } as const;
      const done = await untilAnswered((ledger) => ledger.spend(spending));
      if (done) counted.spent += credits;
      else counted.refused++;
    } else {
      const [grant] = grants.splice(draw(grants.length), 1);
      // Half of the people never have anything taken back, and so must never owe.
      if (!grant || people.findIndex(({ id }) => id === grant.personId) % 2) return;
      await untilAnswered((ledger) => ledger.clawBack({ key, grantKey: grant.key }));
      counted.takenBack += grant.credits;
      counted.owing.add(grant.personId);
    }
  };

  let next = 0;
  const worker = async () => {
    while (next < operations) {
      const n = next++;
      if (n % BETWEEN_KILLS === 0) await cutSome(app);
      await operation(n);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counted;
}

/** Ends connections amid what they do. */
const cutSome = ({ db }: TestApp) =>
  db
    .rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'vybac' and pid <> pg_backend_pid()
        and state <> 'idle'
      order by random() limit 4`)
    .catch(() => undefined);
