/** @waits for the limits */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { RealtimeInstance } from '../../../../test/support/app/realtime-instance.js';
import { eventually } from '../../../../test/support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/runner/test-database.js';
import { Line } from '../../../../test/support/servers/line.js';
import { Realtime } from '../realtime.js';

const PATIENT_MS = 60_000;
// The limits themselves are waited for.
jest.setTimeout(2 * PATIENT_MS);

describe('an instance whose connection to the database falls silent without an end', () => {
  const line = new Line();
  let database: TestDatabase;
  let here: RealtimeInstance;
  let there: RealtimeInstance;

  beforeAll(async () => {
    database = await createTestDatabase();
    here = await RealtimeInstance.start({ databaseUrl: database.url });
    there = await RealtimeInstance.start({ databaseUrl: await line.to(database.url) });
  });
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()]);
    line.close();
    await database.drop();
  });

  it('hears the others again, and is heard', async () => {
    const heard = new Set<string>();
    for (const instance of [here, there]) {
      const socket = await instance.connect(instance.token(instance.url));
      socket.on('catalog.listing-changed', ({ id }: { id: string }) => heard.add(id));
    }
    const tellEachOther = (when: string) => {
      here.nest.get(Realtime).toPerson(there.url, 'catalog.listing-changed', { id: `${when} from here` });
      there.nest.get(Realtime).toPerson(here.url, 'catalog.listing-changed', { id: `${when} from there` });
      return heard.has(`${when} from here`) && heard.has(`${when} from there`);
    };
    expect(await eventually(() => tellEachOther('before'))).toBe(true);
    line.halt();
    line.mend();
    expect(await eventually(() => tellEachOther('after'), PATIENT_MS)).toBe(true);
  });
});
