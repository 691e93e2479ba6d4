import { setTimeout as wait } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import { Client } from '../../support/app/client.js';
import { SteadfastTalker } from '../../support/app/steadfast-talker.js';
import { eventually } from '../../support/runner/eventually.js';
import { aListing } from '../../support/world/listings.js';
import { allMessages, startConversation } from '../../support/world/messaging/chat.js';

export const SELLER = { email: 'seller@example.org', password: 'sells a lot' };
const SELLERS_AT_WORK = 4;
/** Whoever is refused asks again a little later. */
const PAUSE_MS = 25;

/** People who post and talk without a pause, and remember what they were promised. */
export class Crowd {
  /** Ids of the listings that were answered with 201. */
  readonly posted: string[] = [];
  /** How often each status was answered to a post; 0 stands for no answer at all. */
  readonly answers = new Map<number, number>();
  /** The longest that a post waited for its answer, in milliseconds. */
  longest = 0;
  private stopped = false;
  private readonly work: Promise<unknown>[] = [];

  private constructor(
    private readonly seller: Client,
    private readonly talkers: SteadfastTalker[],
    private readonly reader: Client,
    private readonly conversation: string,
  ) {}

  /** The product must know `SELLER` as its administrator. `says` is how much each of the two who talk has to say. */
  static async gather(url: string, says: number): Promise<Crowd> {
    const seller = await signedIn(url, '/api/auth/sign-in', SELLER);
    const [one, other] = [await signedIn(url, '/api/guests', {}), await signedIn(url, '/api/guests', {})];
    // Until messaging has heard of both.
    const conversation = await eventually(
      () => startConversation(one.client, other.id).catch(() => null),
      30_000,
    );
    const talkers = [one, other].map(({ client }) => new SteadfastTalker(url, client, conversation));
    const crowd = new Crowd(seller.client, talkers, one.client, conversation);
    crowd.work.push(...Array.from({ length: SELLERS_AT_WORK }, () => crowd.post()));
    crowd.work.push(...talkers.map((talker) => talker.talk(says)));
    return crowd;
  }

  /** Resolves when a post that was begun after this call has been answered with 201. */
  async served(deadlineMs: number): Promise<void> {
    const begun = this.posted.length + SELLERS_AT_WORK;
    await eventually(() => this.posted.length > begun, deadlineMs);
  }

  /** Lets the talks come to their end, then nobody posts any more. */
  async finish(): Promise<void> {
    await Promise.all(this.work.slice(SELLERS_AT_WORK));
    this.stopped = true;
    await Promise.all(this.work);
  }

  /** What was promised and is not there: ids of listings and of messages. */
  async lost(databaseUrl: string): Promise<string[]> {
    const postgres = new Postgres({ connectionString: databaseUrl });
    await postgres.connect();
    const { rows } = await postgres.query<{ id: string }>('select id from catalog.listings');
    await postgres.end();
    const stored = new Set(rows.map(({ id }) => id));
    for (const message of await allMessages(this.reader, this.conversation)) stored.add(message.id);
    for (const talker of this.talkers) talker.leave();
    return [...this.posted, ...this.talkers.flatMap(({ view }) => view)].filter((id) => !stored.has(id));
  }

  get said(): number {
    return Math.max(...this.talkers.map(({ seen }) => seen.size));
  }

  private async post(): Promise<void> {
    for (let n = 0; !this.stopped; n++) {
      const began = performance.now();
      const answer = await this.seller
        .post<{ id: string }>('/api/listings', aListing({ title: `Item ${n}` }))
        .catch(() => null);
      this.longest = Math.max(this.longest, performance.now() - began);
      const status = answer?.status ?? 0;
      this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
      if (answer?.status === 201) this.posted.push(answer.body.id);
      await wait(PAUSE_MS);
    }
  }
}

async function signedIn(url: string, path: string, body: object): Promise<{ client: Client; id: string }> {
  const client = new Client(url);
  const answer = await client.post<SessionAnswer>(path, body);
  if (answer.status >= 300) throw new Error(`Nobody could sign in at ${path}: ${answer.status}`);
  client.accessToken = answer.body.accessToken;
  return { client, id: answer.body.profile.id };
}
