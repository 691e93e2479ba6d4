import { useSyncExternalStore } from 'react';
import type { Acknowledgement, ClientToServer } from '#contract/socket';
import type { Problem } from './problem';
import type { AppSocket } from './socket';

/** An answer that takes longer will not come: the connection is dead without knowing it. */
const ANSWER_WITHIN = 8000;
const NO_ANSWER: Problem = { status: 0, code: 'client.network', title: 'client.network' };

let live: AppSocket | null = null;
const listeners = new Set<() => void>();

/** Told by the socket: it stands (that socket), or it does not (null). */
export function connectionIs(socket: AppSocket | null): void {
  live = socket;
  for (const changed of listeners) changed();
}

export const isConnected = (): boolean => live !== null;

/** Calls the listener whenever the connection came to stand or was lost, until unsubscribed. */
export function onConnection(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

export const useConnected = () => useSyncExternalStore(onConnection, isConnected);

type Untyped = {
  emit: (message: string, payload: unknown) => void;
  timeout: (ms: number) => { emitWithAck: (message: string, payload: unknown) => Promise<unknown> };
};

/** Says something that needs no answer, if there is a connection to say it over. */
export function tell<M extends keyof ClientToServer>(message: M, payload: ClientToServer[M]['sends']): void {
  (live as Untyped | null)?.emit(message, payload);
}

/** Says something and waits for the answer or the refusal; `client.network` when neither came. */
export async function ask<M extends keyof ClientToServer>(
  message: M,
  payload: ClientToServer[M]['sends'],
): Promise<{ data: ClientToServer[M]['answers'] } | { problem: Problem }> {
  if (!live) return { problem: NO_ANSWER };
  try {
    const answer = await (live as Untyped).timeout(ANSWER_WITHIN).emitWithAck(message, payload);
    return answer as Acknowledgement<ClientToServer[M]['answers']> as { problem: Problem };
  } catch {
    // socket.io rejects for two reasons only: the time is over, or the connection ended.
    return { problem: NO_ANSWER };
  }
}
