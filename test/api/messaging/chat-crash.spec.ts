/** @waits for servers and databases that are killed */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChatMessageShape } from '#contract/chat';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import { Client } from '../../support/app/client.js';
import { type ProductProcess, startProduct } from '../../support/app/product-process.js';
import { SteadfastTalker } from '../../support/app/steadfast-talker.js';
import { eventually } from '../../support/runner/eventually.js';
import { createTestDatabase } from '../../support/runner/test-database.js';
import { allMessages, startConversation } from '../../support/world/messaging/chat.js';

const EACH = 250;
const INTERRUPT_AFTER = 150;
const EVERY_NUMBER = Array.from({ length: 2 * EACH }, (_, n) => n + 1);

const idsOf = (messages: readonly ChatMessageShape[]) => messages.map(({ id }) => id);

describe('Two people who exchange five hundred messages', () => {
  let folder: string;
  let product: ProductProcess;
  let stopDatabase: () => Promise<void>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vybac-chat-crash-'));
  });
  afterEach(async () => {
    await product.stop();
    await stopDatabase();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (database: string, port?: string) =>
    startProduct({
      DATABASE_URL: database,
      DATA_DIR: folder,
      THROTTLE_PER_MINUTE: '100000',
      MESSAGES_PER_MINUTE: '10000',
      LOG_LEVEL: 'silent',
      ...(port && { PORT: port }),
    });

  it('read the same, once each and in order, when the server is killed meanwhile', async () => {
    const database = await createTestDatabase();
    stopDatabase = () => database.drop();
    product = await start(database.url);
    const { stored, views } = await exchange(async () => {
      await product.kill();
      product = await start(database.url, new URL(product.url).port);
    });
    expect(stored.map(({ seq }) => seq)).toEqual(EVERY_NUMBER);
    expect(views).toEqual([idsOf(stored), idsOf(stored)]);
  }, 90_000);

  it('read the same, once each and in order, when the database is restarted meanwhile', async () => {
    // A power cut is not played here, so what is handed to the operating system is safe.
    let postgres = await startEmbeddedPostgres(folder, { throwaway: true });
    stopDatabase = () => postgres.stop();
    product = await start(postgres.url);
    const { stored, views } = await exchange(async () => {
      await postgres.stop();
      postgres = await startEmbeddedPostgres(folder, { throwaway: true });
    });
    expect(stored.map(({ seq }) => seq)).toEqual(EVERY_NUMBER);
    expect(views).toEqual([idsOf(stored), idsOf(stored)]);
  }, 90_000);

  /** What is stored in the end, and the ids in the order in which each side has seen them. */
  async function exchange(interrupt: () => Promise<void>) {
    const [theo, mara] = [await guest(), await guest()];
    const conversation = await eventually(() =>
      // Until messaging has heard of both.
      startConversation(theo.client, mara.id).catch(() => null),
    );
    const talkers = [theo, mara].map(({ client }) => new SteadfastTalker(product.url, client, conversation));
    const talking = Promise.all(talkers.map((talker) => talker.talk(EACH)));
    await eventually(() => talkers.every(({ seen }) => seen.size >= INTERRUPT_AFTER), 30_000);
    await interrupt();
    await talking;
    await Promise.all(talkers.map((talker) => talker.complete(2 * EACH)));
    for (const talker of talkers) talker.leave();
    // Without this the interruption hit nothing.
    expect(talkers.reduce((sum, { troubles }) => sum + troubles, 0)).toBeGreaterThan(0);

    // What a browser takes for lost on the way, and sends again by itself.
    expect(talkers.flatMap(({ refusals }) => [...refusals]).filter((status) => status < 502)).toEqual([]);

    const stored = await allMessages(theo.client, conversation);
    expect(new Set(idsOf(stored)).size).toBe(2 * EACH);
    expect(await allMessages(mara.client, conversation)).toEqual(stored);
    return { stored, views: talkers.map(({ view }) => view) };
  }

  async function guest(): Promise<{ client: Client; id: string }> {
    const client = new Client(product.url);
    const { body } = await client.post<SessionAnswer>('/api/guests', {});
    client.accessToken = body.accessToken;
    return { client, id: body.profile.id };
  }
});
