import { setTimeout as wait } from 'node:timers/promises';
import { startChatBare, startChatProduct, TIDY } from './chat-servers.js';
import { type ChatSocket, connect, connectPairs, say, talk, verify } from './chat-talk.js';
import { addPairs, chatDatabase, type Pair, storedNumbers } from './chat-world.js';

interface Ground {
  databaseUrl: string;
  dataDir: string;
  connections: number;
  seconds: number;
  rounds: number;
}

const PAIRS = 200;
const IDLE_SOCKETS = 1000;
const LATENCY_MESSAGES = 500;

const CASES = { chat: throughput, sockets: memory, latency };
export const CHAT_CASES = Object.keys(CASES) as (keyof typeof CASES)[];

/** Runs those of the named cases that are about chat, each on a server of its own. */
export async function benchmarkChat(
  names: readonly string[],
  postgresUrl: string,
  load: Omit<Ground, 'databaseUrl'>,
): Promise<void> {
  const wanted = CHAT_CASES.filter((name) => names.includes(name));
  if (wanted.length === 0) return;
  const ground = { ...load, databaseUrl: await chatDatabase(postgresUrl) };
  for (const name of wanted) {
    console.error(`${name} …`);
    console.table([await CASES[name](ground)]);
  }
}

/**
 * Messages a second that are stored, answered and delivered, beside a bare socket.io with the same statement and one
 * with the plainest.
 */
async function throughput({ databaseUrl, dataDir, connections, seconds, rounds }: Ground) {
  const product = await startChatProduct(databaseUrl, connections, dataDir);
  const bare = await startChatBare(databaseUrl, connections, 'same');
  const plain = await startChatBare(databaseUrl, connections, 'plain');
  const sides = await Promise.all(
    [product, bare, plain].map(async ({ url }) => ({
      sockets: await connectPairs(url, await addPairs(databaseUrl, PAIRS)),
      rates: [] as number[],
    })),
  );
  for (const { sockets } of sides) await talk(sockets, 3);
  // In turns, so that a slow moment of the machine hits both.
  for (let round = 0; round < rounds; round++)
    for (const { sockets, rates } of sides) rates.push(await talk(sockets, seconds));
  const stored = await storedNumbers(databaseUrl);
  // The plainest statement gives messages no number.
  for (const { sockets } of sides.slice(0, 2)) await verify(sockets, stored);
  for (const { sockets } of sides) close(sockets);
  await plain.stop();
  await bare.stop();
  await product.stop();
  const [ours = 0, theirs = 0, plainest = 0] = sides.map(({ rates }) => middle(rates));
  return {
    pairs: PAIRS,
    'messages/s': Math.round(ours),
    'bare messages/s': Math.round(theirs),
    ratio: (ours / theirs).toFixed(2),
    'of plainest': (ours / plainest).toFixed(2),
    'lost, doubled or out of order': 0,
  };
}

/** What a thousand people cost who are connected and say nothing. */
async function memory({ databaseUrl, dataDir, connections }: Ground) {
  const pairs = await addPairs(databaseUrl, IDLE_SOCKETS / 2);
  const product = await startChatProduct(databaseUrl, connections, dataDir, TIDY);
  const none = await settledMegabytes(product.url);
  const sockets = await connectPairs(product.url, pairs);
  const all = await settledMegabytes(product.url);
  close(sockets);
  await product.stop();
  return {
    sockets: IDLE_SOCKETS,
    'MB without': none.process.toFixed(1),
    'MB with': all.process.toFixed(1),
    'MB they cost': (all.process - none.process).toFixed(1),
    'MB of heap': (all.heap - none.heap).toFixed(1),
  };
}

/** From sending to the other one's `messaging.message`, on a calm server. */
async function latency({ databaseUrl, dataDir, connections }: Ground) {
  const product = await startChatProduct(databaseUrl, connections, dataDir);
  const [pair] = (await addPairs(databaseUrl, 1)) as [Pair];
  const [from, to] = await Promise.all(
    pair.talkers.map((talker) => connect(product.url, talker, pair.conversationId)),
  );
  const times: number[] = [];
  for (let n = 0; n < LATENCY_MESSAGES; n++) {
    times.push(await shownAfter(from as ChatSocket, to as ChatSocket));
    await wait(40);
  }
  close([from as ChatSocket, to as ChatSocket]);
  await product.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
  return { messages: LATENCY_MESSAGES, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99) };
}

async function shownAfter(from: ChatSocket, to: ChatSocket): Promise<number> {
  const began = performance.now();
  const shown = new Promise<number>((resolve) => {
    to.socket.once('messaging.message', () => resolve(performance.now() - began));
  });
  await say(from, 'Hello');
  return shown;
}

/** Megabytes of the whole process and of what it has in use, once they no longer fall. */
async function settledMegabytes(url: string): Promise<{ process: number; heap: number }> {
  let lowest = { process: Number.POSITIVE_INFINITY, heap: Number.POSITIVE_INFINITY };
  for (let unchanged = 0; unchanged < 10; unchanged++) {
    await wait(1000);
    const text = await (await fetch(`${url}/metrics`)).text();
    const megabytes = (name: string) =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1024 / 1024;
    const now = {
      process: megabytes('process_resident_memory_bytes'),
      heap: megabytes('nodejs_heap_size_used_bytes') + megabytes('nodejs_external_memory_bytes'),
    };
    if (now.process < lowest.process - 0.5) unchanged = 0;
    lowest = {
      process: Math.min(now.process, lowest.process),
      heap: Math.min(now.heap, lowest.heap),
    };
  }
  return lowest;
}

const close = (sockets: readonly ChatSocket[]) => {
  for (const { socket } of sockets) socket.disconnect();
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
