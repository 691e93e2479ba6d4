import type { ServerToClient } from '#contract/socket';
import { isConnected } from './connection';
import { watch } from './socket';

type Handlers = { [M in keyof ServerToClient]?: (payload: ServerToClient[M]) => void };
type Handler = (payload: unknown) => void;
type Options = {
  /** The connection stands, anew or for the first time: something may have been missed before. */
  connected?: () => void;
  /** The same, unless it has stood since before this was followed: what was read before may be older than what is told. */
  missed?: () => void;
  /** Resolves once what the events change has been read; until then they wait, since the answer may be older. */
  loaded?: Promise<unknown>;
  /** Said to the server when it is no longer followed. */
  left?: () => void;
  /** The page is about it, and does not let the connection wait until it has loaded. */
  now?: boolean;
};

/** socket.io's own types cannot be called with a name that is known only as one of many. */
type Untyped = Record<'on' | 'off', (message: string, handler: unknown) => void>;

/** Follows messages of the server until the answered function is called. */
export function watchEvents(
  handlers: Handlers,
  { connected, missed, loaded, left, now = true }: Options = {},
): () => void {
  const all = Object.entries(handlers as Record<string, Handler>).map(
    ([message, handler]) => [message, loaded ? onceLoaded(loaded, handler) : handler] as const,
  );
  let covered = isConnected();
  return watch(
    {
      start: (socket) => {
        const { on, off } = untyped(socket);
        for (const [message, handler] of all) {
          off(message, handler);
          on(message, handler);
        }
        connected?.();
        if (!covered) missed?.();
        covered = false;
      },
      stop: (socket) => {
        const { off } = untyped(socket);
        for (const [message, handler] of all) off(message, handler);
        left?.();
      },
    },
    { now },
  );
}

/** Nothing is made of events about what is not wanted any more before it was read. */
const onceLoaded =
  (loaded: Promise<unknown>, handler: Handler): Handler =>
  (payload) =>
    void loaded.then(
      () => handler(payload),
      () => undefined,
    );

function untyped(socket: unknown): Untyped {
  const emitter = socket as Untyped;
  return { on: emitter.on.bind(emitter), off: emitter.off.bind(emitter) };
}
