import * as fc from 'fast-check';
import type { ClientToServer } from '#contract/socket';
import { type FuzzRequest, requestsTo } from './http-requests.js';
import { operations, pages } from './operations.js';
import { sendRaw } from './raw-request.js';
import { RawSocket } from './raw-socket.js';
import { type FuzzMessage, MESSAGES, messagesOf } from './socket-messages.js';
import { withIds } from './things.js';
import type { World } from './world.js';

export interface Finding {
  operation: string;
  what: string;
  /** The smallest request that still does it. */
  request: string;
  /** `FUZZ_SEED`, which repeats it. */
  seed: number;
}

export interface Outcome {
  findings: Finding[];
  /** Answers by status; a message of the socket that was accepted counts as 200. */
  statuses: Map<number, number>;
}

export interface Run {
  url: string;
  world: World;
  seed: number;
  /** How many, over all operations and messages together. */
  requests: number;
}

const LANES = 4;
const RENEWED_EVERY = 100;
/** Fewer than a connection may send at once. */
const MESSAGES_PER_SOCKET = 20;
const LONGEST_SHOWN = 600;

/** Sends seeded requests to everything that answers any, and tells what was answered with a fault of the server's. */
export async function fuzz({ url, world, seed, requests }: Run): Promise<Outcome> {
  const outcome: Outcome = { findings: [], statuses: new Map() };
  const targets = [
    ...[...operations, ...pages].map((operation) => ({
      name: operation.name,
      check: (settings: fc.Parameters<unknown>) =>
        checked(requestsTo(operation), (request) => send(url, world, request), settings),
    })),
    ...(Object.keys(MESSAGES) as (keyof ClientToServer)[]).map((name) => {
      const talk = new Talk(url, world);
      return {
        name,
        check: (settings: fc.Parameters<unknown>) =>
          checked(messagesOf(name), (message) => talk.send(message), settings).finally(() => talk.close()),
      };
    }),
  ];
  const numRuns = Math.ceil(requests / targets.length);
  let sent = 0;

  async function checked<T>(
    arbitrary: fc.Arbitrary<T>,
    statusOf: (sending: T) => Promise<number>,
    settings: fc.Parameters<unknown>,
  ): Promise<{ what: string; request: string } | null> {
    const property = fc.asyncProperty(arbitrary, async (sending) => {
      if (sent++ % RENEWED_EVERY === 0) await world.renew();
      const status = await statusOf(sending);
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
      if (status >= 500) throw new Error(`answered ${status}`);
    });
    const details = await fc.check(property, settings as fc.Parameters<[T]>);
    if (!details.failed) return null;
    const error = details.errorInstance;
    const request = JSON.stringify(details.counterexample?.[0]).slice(0, LONGEST_SHOWN);
    return { what: error instanceof Error ? error.message : String(error), request };
  }

  await world.renew();
  const lanes = Array.from({ length: LANES }, async () => {
    for (let next = targets.pop(); next; next = targets.pop()) {
      const found = await next.check({ seed, numRuns });
      if (found) outcome.findings.push({ operation: next.name, seed, ...found });
    }
  });
  await Promise.all(lanes);
  return outcome;
}

async function send(url: string, world: World, request: FuzzRequest): Promise<number> {
  const { role, method, path, headers, body } = request;
  const token = world.tokenOf(role);
  const isForm = headers['content-type']?.startsWith('multipart') ?? false;
  const { status } = await sendRaw(url, {
    method,
    path: withIds(path, world.ids),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: body === undefined ? undefined : Buffer.from(withIds(body, world.ids), isForm ? 'latin1' : 'utf8'),
  });
  return status;
}

/** Messages over sockets that are replaced before they have sent too much. */
class Talk {
  private readonly sockets = new Map<string, { socket: RawSocket; left: number }>();

  constructor(
    private readonly url: string,
    private readonly world: World,
  ) {}

  /** @throws Error when a message that is JSON gets no answer, or ends the connection */
  async send({ role, event }: FuzzMessage): Promise<number> {
    const written = withIds(event, this.world.ids);
    const socket = await this.socketOf(role);
    const answer = await socket.ask(written);
    if (answer === null) {
      this.sockets.delete(role);
      throw new Error(socket.ended ? 'ended the connection' : 'got no answer');
    }
    const [{ problem }] = JSON.parse(answer) as [{ problem?: { status: number } }];
    return problem?.status ?? 200;
  }

  close(): void {
    for (const { socket } of this.sockets.values()) socket.close();
  }

  private async socketOf(role: FuzzMessage['role']): Promise<RawSocket> {
    const open = this.sockets.get(role);
    if (open && open.left-- > 0) return open.socket;
    open?.socket.close();
    const socket = await RawSocket.open(this.url, this.world.tokenOf(role));
    this.sockets.set(role, { socket, left: MESSAGES_PER_SOCKET });
    return socket;
  }
}
