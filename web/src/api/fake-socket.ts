import { act } from '@testing-library/react';
import type { ClientToServer, ServerToClient } from '#contract/socket';
import type { Problem } from './problem';

type Message = keyof ClientToServer;
type Answers = {
  [M in Message]?: (
    sent: ClientToServer[M]['sends'],
  ) => { data: ClientToServer[M]['answers'] } | { problem: Problem } | 'lost';
};
/** Nobody is on the other side of a thread unless a test says so. */
const ALONE: Answers = {
  'messaging.open': ({ conversationId }) => ({
    data: { online: false, receipt: { conversationId, personId: '', deliveredSeq: 0, readSeq: 0 } },
  }),
};

type Listener = (payload?: unknown) => void;

/**
 * For tests: the server's end of the WebSocket, by messages, and the client's as socket.io would answer `io()`:
 * `jest.mock('socket.io-client', () => ({ io: () => socket.client }))`.
 */
export function fakeSocket() {
  const listeners = new Map<string, Set<Listener>>();
  const heard: { message: Message; sent: unknown }[] = [];
  let answers: Answers = ALONE;
  let tries = 0;

  const tell = (message: string, payload?: unknown) =>
    act(async () => {
      for (const listener of listeners.get(message) ?? []) listener(payload);
    });
  const hear = (message: Message, sent: unknown) => {
    heard.push({ message, sent });
    const answer = answers[message] as ((sent: unknown) => unknown) | undefined;
    return answer?.(sent) ?? { data: null };
  };
  const client = {
    connected: false,
    on: (message: string, listener: Listener) => {
      listeners.set(message, (listeners.get(message) ?? new Set()).add(listener));
      return client;
    },
    off: (message: string, listener: Listener) => {
      listeners.get(message)?.delete(listener);
      return client;
    },
    emit: (message: Message, sent: unknown, acknowledge?: (answer: unknown) => void) => {
      const answer = hear(message, sent);
      acknowledge?.(answer);
    },
    timeout: () => ({
      emitWithAck: async (message: Message, sent: unknown) => {
        const answer = hear(message, sent);
        if (answer === 'lost') throw new Error('operation has timed out');
        return answer;
      },
    }),
    connect: () => {
      tries += 1;
      return client;
    },
    disconnect: () => {
      client.connected = false;
      for (const listener of listeners.get('disconnect') ?? []) listener();
      return client;
    },
    listening: (message: string) => (listeners.get(message)?.size ?? 0) > 0,
  };

  return {
    client,
    /** What the browser said, in order. */
    heard,
    said: <M extends Message>(message: M) =>
      heard.filter((one) => one.message === message).map(({ sent }) => sent as ClientToServer[M]['sends']),
    /** How the server answers; everything else is acknowledged without an answer. */
    answer: (given: Answers) => {
      answers = { ...ALONE, ...given };
    },
    says: <M extends keyof ServerToClient>(message: M, payload: ServerToClient[M]) => tell(message, payload),
    connect: async () => {
      client.connected = true;
      await tell('connect');
    },
    /** The server does not let the connection in. */
    refuse: (code: string) => tell('connect_error', { data: { problem: { code } } }),
    /** How often the browser connected anew by itself. */
    tries: () => tries,
    disconnect: async () => {
      client.connected = false;
      await tell('disconnect');
    },
    /** Leaves nothing of one test to the next. */
    forget: async () => {
      await tell('disconnect');
      client.connected = false;
      heard.length = 0;
      answers = ALONE;
      tries = 0;
    },
  };
}
