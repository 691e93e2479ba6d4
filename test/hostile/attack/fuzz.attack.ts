import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as Postgres } from 'pg';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres';
import { Client } from '../../support/app/client.js';
import { startProduct } from '../../support/app/product-process.js';
import { eventually } from '../../support/runner/eventually.js';
import { fuzz } from '../fuzz/fuzz.js';
import { type People, type Person, World } from '../fuzz/world.js';
import type { Attack } from './attack.js';

/** Both can be set, to try again what was found. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000);
const PASSWORD = 'rather long and mine';
const ERROR_LEVEL = 50;
const SETTLED_WITHIN_MS = 60_000;

const attack: Attack = {
  what: `${REQUESTS} requests and messages of all shapes, seed ${SEED}, are answered without a fault of the server's.`,
  async run(report) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vybac-fuzz-'));
    const postgres = await startEmbeddedPostgres(dataDir, { throwaway: true });
    const complaints: string[] = [];
    const product = await startProduct(
      {
        NODE_ENV: 'test',
        DATABASE_URL: postgres.url,
        DATA_DIR: dataDir,
        ADMIN_EMAIL: 'admin@example.org',
        ADMIN_PASSWORD: PASSWORD,
        FULL_ACCESS_EMAILS: 'owner@example.org',
        THROTTLE_PER_MINUTE: '100000000',
      },
      (line) => {
        if (isComplaint(line)) complaints.push(line);
      },
    );
    const database = new Postgres({ connectionString: postgres.url });
    try {
      await database.connect();
      const world = new World(await peopleOf(product.url, join(dataDir, 'mailbox')));
      // Other parts of the product hear of the people and their things a moment later.
      await eventually(async () => {
        await world.renew();
        return world.complete;
      });
      const { findings, statuses } = await fuzz({ url: product.url, world, seed: SEED, requests: REQUESTS });
      const answered = [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${count} × ${status}`);
      report.measured('answers', answered.join(', '));
      for (const { operation, what, request } of findings)
        report.must(false, `${operation} ${what}: ${request}`);
      report.must(findings.length === 0, `no request was answered with a fault (FUZZ_SEED=${SEED})`);

      const undelivered = async () =>
        (await database.query('select type, last_error from platform.outbox where processed_at is null'))
          .rows;
      await eventually(async () => (await undelivered()).length === 0, SETTLED_WITHIN_MS).catch(
        () => undefined,
      );
      const failing = await undelivered();
      report.must(
        failing.length === 0,
        `every event has been through its reactions ${JSON.stringify(failing)}`,
      );
      for (const line of new Set(complaints)) report.measured('log', line);
      report.must(complaints.length === 0, 'nothing was logged as an error');
    } finally {
      await database.end();
      await product.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    }
  },
};
export default attack;

/** A line of an error, whichever way the product writes its log. Reactions that succeed when tried again are none. */
function isComplaint(line: string): boolean {
  if (line.includes('it will be tried again')) return false;
  if (!line.startsWith('{')) return / ERROR /.test(line);
  return (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL;
}

async function peopleOf(url: string, mailbox: string): Promise<People> {
  const guest = new Client(url);
  return {
    guest: await signedIn(guest, '/api/guests', {}),
    member: await newMember(url, mailbox, 'member'),
    owner: await newMember(url, mailbox, 'owner'),
    admin: await signedIn(new Client(url), '/api/auth/sign-in', {
      email: 'admin@example.org',
      password: PASSWORD,
    }),
  };
}

async function newMember(url: string, mailbox: string, username: string): Promise<Person> {
  const client = new Client(url);
  const email = `${username}@example.org`;
  await client.post('/api/auth/sign-up', { username, email, password: PASSWORD, acceptTerms: true });
  const token = await eventually(() => mailedToken(mailbox, email));
  const { status, body } = await client.post('/api/auth/confirm-email', { token });
  if (status >= 300) throw new Error(`The address was not confirmed: ${status} ${JSON.stringify(body)}`);
  return signedIn(client, '/api/auth/sign-in', { email, password: PASSWORD });
}

async function mailedToken(mailbox: string, email: string): Promise<string | undefined> {
  const files = (await readdir(mailbox).catch(() => [])).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(files.map((name) => readFile(join(mailbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(email)).map((mail) => /\?token=([\w-]{43})/.exec(mail)?.[1])[0];
}

async function signedIn(client: Client, path: string, body: unknown): Promise<Person> {
  const { status, body: session } = await client.post<{ accessToken: string; profile: { id: string } }>(
    path,
    body,
  );
  if (!session.accessToken) throw new Error(`POST ${path} answered ${status} ${JSON.stringify(session)}`);
  client.accessToken = session.accessToken;
  return { id: session.profile.id, client };
}
