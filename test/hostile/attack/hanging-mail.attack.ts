import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import { MINUTE_MS } from '#contract/time';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/persistence/embedded/embedded-postgres';
import { Client } from '../../support/app/client.js';
import { type ProductProcess, startProduct } from '../../support/app/product-process.js';
import { eventually } from '../../support/runner/eventually.js';
import { SmtpServer } from '../../support/servers/smtp-server.js';
import { publish } from '../../support/world/listings.js';
import { aBot } from '../../support/world/messaging/bots.js';
import { ChatTab, startConversation } from '../../support/world/messaging/chat.js';
import type { Attack, Report } from './attack.js';

const SELLER = { email: 'seller@example.org', password: 'sells a lot' };
const MAILS = 500;
/** One connection may send thirty messages a second. */
const PAUSE_MS = 40;
const MESSAGES = 200;
const OFFERS = 30;
const GRACE_SECONDS = 5;
/** As long as anything is waited for that should take no time. */
const PATIENCE_MS = 30_000;

interface Person {
  client: Client;
  id: string;
  tab: ChatTab;
}

const attack: Attack = {
  what: `a mail server accepts connections and never answers while ${MAILS} mails wait`,
  async run(report) {
    const folder = await mkdtemp(join(tmpdir(), 'vybac-hanging-mail-'));
    const mails = new SmtpServer();
    mails.silent = true;
    const postgres = await startEmbeddedPostgres(folder);
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      SMTP_URL: await mails.start(),
      ADMIN_EMAIL: SELLER.email,
      ADMIN_PASSWORD: SELLER.password,
      FULL_ACCESS_EMAILS: SELLER.email,
      THROTTLE_PER_MINUTE: '100000',
      MESSAGES_PER_MINUTE: '10000',
      SHUTDOWN_GRACE: String(GRACE_SECONDS),
      TOKEN_SECRET: 'signs the tokens of this attack and of nothing else',
      LOG_LEVEL: 'silent',
    };
    const running: ProductProcess[] = [];
    try {
      const product = await startProduct(settings);
      running.push(product);
      const addresses = await letMailsWait(postgres);
      await eventually(() => mails.connections >= 8, PATIENCE_MS);

      await talk(product, report);
      report.measured('mails waiting meanwhile', await waiting(postgres));

      const asked = performance.now();
      await product.stop();
      const stopped = (performance.now() - asked) / 1000;
      report.measured('seconds until it had stopped', stopped.toFixed(1));
      report.must(stopped < GRACE_SECONDS + 1, `a stop amid hanging calls ends within ${GRACE_SECONDS} s`);

      running.push(await startProduct(settings));
      const before = mails.connections;
      await eventually(() => mails.connections > before, PATIENCE_MS);
      const answering = performance.now();
      mails.speak();
      await eventually(async () => (await waiting(postgres)) === 0, 3 * MINUTE_MS).catch(() => undefined);
      report.measured('seconds until all were sent', ((performance.now() - answering) / 1000).toFixed(1));
      const sent = mails.mails.flatMap(({ to }) => to).filter((address) => addresses.includes(address));
      report.measured('mails sent', sent.length);
      report.must(new Set(sent).size === MAILS, `all ${MAILS} mails arrive once the mail server answers`);
      report.must(sent.length === new Set(sent).size, 'each arrives once');
    } finally {
      for (const product of running) await product.kill();
      await mails.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

export default attack;

/** Members who wait for the link of their confirmation mail. @returns their addresses */
async function letMailsWait({ url }: EmbeddedPostgres): Promise<string[]> {
  return onDatabase(url, async (database) => {
    const { rows } = await database.query<{ email: string }>(
      `with members as (
        insert into identity.profiles (id, kind, username, email, password_hash)
        select gen_random_uuid(), 'member', 'waits' || n, 'waits' || n || '@example.org', 'none'
        from generate_series(1, $1::int) as n
        returning id, email
      ), events as (
        insert into platform.outbox (id, lane, type, key, payload)
        select gen_random_uuid(), 'outside', 'identity.mail-link-requested', id::text,
          jsonb_build_object('profileId', id, 'purpose', 'confirm-email')
        from members
      )
      select email from members`,
      [MAILS],
    );
    return rows.map(({ email }) => email);
  });
}

const waiting = ({ url }: EmbeddedPostgres): Promise<number> =>
  onDatabase(url, async (database) => {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from platform.outbox where lane = 'outside' and processed_at is null`,
    );
    return rows[0]?.count ?? 0;
  });

/** A buyer writes to a seller, and makes offers to the seller's bot. */
async function talk({ url }: ProductProcess, report: Report): Promise<void> {
  const seller = await arrive(url, '/api/auth/sign-in', SELLER);
  const buyer = await arrive(url, '/api/guests', {});
  const listing = await publish(seller.client, { price: 120 });
  const conversation = await eventually(
    () => startConversation(buyer.client, seller.id, listing).catch(() => undefined),
    PATIENCE_MS,
  );
  const bot = await eventually(async () => {
    const { status } = await seller.client.post('/api/bots', aBot(listing));
    return status === 201;
  }, PATIENCE_MS);
  report.must(bot, 'the seller has a bot');

  const pushed: number[] = [];
  for (let n = 0; n < MESSAGES; n++) {
    const id = randomUUID();
    const arrived = heard(seller, (message) => message.id === id);
    const at = performance.now();
    await buyer.tab.send(conversation, 'Is it still there', id);
    pushed.push((await arrived) - at);
    await wait(PAUSE_MS);
  }
  const answered: number[] = [];
  for (let n = 0; n < OFFERS; n++) {
    const arrived = heard(buyer, (message) => message.automatic);
    const at = performance.now();
    await buyer.tab.send(conversation, `Would you take $${40 + n}?`);
    answered.push((await arrived) - at);
  }
  report.measured('message push p95, ms', p95(pushed).toFixed(0));
  report.measured('bot answer p95, ms', p95(answered).toFixed(0));
  report.must(p95(pushed) < 150, 'messages are pushed within 150 ms');
  report.must(p95(answered) < 1000, 'the bot answers within a second');
  for (const { tab } of [seller, buyer]) tab.close();
}

async function arrive(url: string, path: string, body: unknown): Promise<Person> {
  const client = new Client(url);
  const answer = await client.post<{ accessToken: string; profile: { id: string } }>(path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status}`);
  client.accessToken = answer.body.accessToken;
  return { client, id: answer.body.profile.id, tab: await ChatTab.open(url, client.accessToken) };
}

/** When a tab hears a message that fits; after `PATIENCE_MS` at the latest, so that what never comes counts. */
function heard(
  { tab }: Person,
  fits: (message: { id: string; automatic: boolean }) => boolean,
): Promise<number> {
  return new Promise((resolve) => {
    const done = () => {
      tab.socket.off('messaging.message', listen);
      clearTimeout(timer);
      resolve(performance.now());
    };
    const listen = ({ message }: { message: { id: string; automatic: boolean } }) => {
      if (fits(message)) done();
    };
    const timer = setTimeout(done, PATIENCE_MS);
    tab.socket.on('messaging.message', listen);
  });
}

const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

async function onDatabase<T>(url: string, work: (database: Postgres) => Promise<T>): Promise<T> {
  const database = new Postgres({ connectionString: url });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}
