import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ChatMessageShape } from '#contract/chat';
import { type ClientEvents, type ServerEvents, SOCKET_TRANSPORTS } from '#contract/socket';
import { eventually } from '../runner/eventually.js';
import { allMessages } from '../world/messaging/chat.js';
import type { Client } from './client.js';

/** Messages under way at once, at a pace below what the gate lets a connection send. */
const LANES = 4;
const PAUSE_MS = 160;
const AGAIN_MS = 150;

/**
 * Somebody whose browser never gives up: a message that is not answered is sent again under its id, and after every
 * connection what was missed is fetched from the last number that was seen without a hole.
 */
export class SteadfastTalker {
  /** Message ids by their number, as this side has seen them. */
  readonly seen = new Map<number, string>();
  /** How often the connection was lost or something had to be sent again. */
  troubles = 0;
  /** With what status it was refused meanwhile. */
  readonly refusals = new Set<number>();
  private readonly socket: Socket<ServerEvents, ClientEvents>;

  constructor(
    url: string,
    private readonly client: Client,
    private readonly conversationId: string,
  ) {
    this.socket = io(url, {
      transports: [...SOCKET_TRANSPORTS],
      auth: { token: client.accessToken },
      forceNew: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 300,
    });
    this.socket.on('connect', () => void this.resume());
    this.socket.on('disconnect', () => {
      this.troubles += 1;
    });
    this.socket.on('messaging.message', ({ message }) => this.see(message));
  }

  /** Says so many things, each until it is answered. */
  async talk(count: number): Promise<void> {
    let left = count;
    const lane = async () => {
      while (left > 0) {
        left -= 1;
        const [message] = await Promise.all([this.say(`word ${'x'.repeat(left % 50)}`), wait(PAUSE_MS)]);
        this.see(message);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  /** The ids of all messages seen, in the order of their numbers. */
  get view(): string[] {
    return [...this.seen].toSorted(([one], [other]) => one - other).map(([, id]) => id);
  }

  /** Waits until every number up to `last` has been seen. */
  async complete(last: number): Promise<void> {
    await eventually(async () => {
      if (this.unbroken() < last) await this.resume();
      return this.unbroken() >= last;
    }, 20_000);
  }

  leave(): void {
    this.socket.disconnect();
  }

  private async say(content: string): Promise<ChatMessageShape> {
    const draft = { conversationId: this.conversationId, id: randomUUID(), content };
    for (;;) {
      // No answer in time is one reason to ask again; a refusal while the database is away is another.
      const answer = await this.socket
        .timeout(2000)
        .emitWithAck('messaging.send', draft)
        .catch(() => null);
      if (answer && 'data' in answer) return answer.data.message;
      if (answer) this.refusals.add(answer.problem.status);
      this.troubles += 1;
      await wait(AGAIN_MS);
    }
  }

  private see({ seq, id }: Pick<ChatMessageShape, 'seq' | 'id'>): void {
    const before = this.seen.get(seq);
    if (before !== undefined && before !== id) throw new Error(`Two messages have the number ${seq}.`);
    this.seen.set(seq, id);
  }

  private unbroken(): number {
    let seq = 0;
    while (this.seen.has(seq + 1)) seq += 1;
    return seq;
  }

  private async resume(): Promise<void> {
    // Whoever cannot be reached now is asked again after the next connection.
    const missed = await allMessages(this.client, this.conversationId, this.unbroken()).catch(() => []);
    for (const message of missed) this.see(message);
  }
}
