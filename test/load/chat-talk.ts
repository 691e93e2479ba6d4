import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { type ClientEvents, type ServerEvents, SOCKET_TRANSPORTS } from '#contract/socket';
import type { Pair, Talker } from './chat-world.js';

/** The gate lets thirty messages a second through. */
const SOONEST_NEXT_MS = 1000 / 29;

/** One connection of one person in their conversation. */
export interface ChatSocket {
  socket: Socket<ServerEvents, ClientEvents>;
  conversationId: string;
  /** Numbers of the messages it has had answers for, and of those it has heard, in the order they came. */
  answered: number[];
  heard: number[];
}

export async function connect(url: string, { id, token }: Talker, conversationId = ''): Promise<ChatSocket> {
  const socket: ChatSocket['socket'] = io(url, {
    transports: [...SOCKET_TRANSPORTS],
    auth: { token, id },
    forceNew: true,
    reconnection: false,
  });
  const chat: ChatSocket = { socket, conversationId, answered: [], heard: [] };
  socket.on('messaging.message', ({ message }) => chat.heard.push(message.seq));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return chat;
}

/** Both people of every pair, a few connections at a time. */
export async function connectPairs(url: string, pairs: readonly Pair[]): Promise<ChatSocket[]> {
  const sockets: ChatSocket[] = [];
  for (const { conversationId, talkers } of pairs)
    sockets.push(...(await Promise.all(talkers.map((talker) => connect(url, talker, conversationId)))));
  return sockets;
}

/** Sends and waits for the answer. @throws Error when it is refused */
export async function say(chat: ChatSocket, content: string): Promise<void> {
  const draft = { conversationId: chat.conversationId, id: randomUUID(), content };
  const answer = await chat.socket.timeout(30_000).emitWithAck('messaging.send', draft);
  if ('problem' in answer) throw new Error(`A message was refused: ${JSON.stringify(answer.problem)}`);
  chat.answered.push(answer.data.message.seq);
}

/** Everybody says one thing after another for so many seconds; answers how many a second were answered. */
export async function talk(sockets: readonly ChatSocket[], seconds: number): Promise<number> {
  const before = answeredBy(sockets);
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    sockets.map(async (chat) => {
      for (let next = performance.now(); next < until; ) {
        next = performance.now() + SOONEST_NEXT_MS;
        await say(chat, 'Is this still available? I could come by after class');
        const pause = next - performance.now();
        if (pause > 0) await wait(pause);
      }
    }),
  );
  return (answeredBy(sockets) - before) / ((performance.now() - began) / 1000);
}

const answeredBy = (sockets: readonly ChatSocket[]) =>
  sockets.reduce((sum, { answered }) => sum + answered.length, 0);

/** @throws Error when a message was lost, doubled, or came out of order; `stored` holds what the database has */
export async function verify(
  sockets: readonly ChatSocket[],
  stored: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  for (const { conversationId, answered, heard } of sockets) {
    const numbers = stored.get(conversationId) ?? [];
    for (let patience = 100; answered.length + heard.length < numbers.length && patience > 0; patience--)
      await wait(50);
    const whole = Array.from(numbers, (_, n) => n + 1);
    const seen = [...answered, ...heard].toSorted((a, b) => a - b);
    if (!isSame(numbers, whole)) throw new Error(`Stored with holes: ${numbers.join(' ')}`);
    if (!isSame(seen, whole)) throw new Error(`Lost or doubled: ${seen.join(' ')} of ${numbers.length}`);
    const ordered = [answered, heard].every((each) =>
      isSame(
        each,
        each.toSorted((a, b) => a - b),
      ),
    );
    if (!ordered) throw new Error(`Out of order: ${heard.join(' ')}`);
  }
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, n) => value === other[n]);
