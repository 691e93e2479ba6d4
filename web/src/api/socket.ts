import type { Socket } from 'socket.io-client';
import {
  type ClientEvents,
  type ServerEvents,
  SOCKET_TRANSPORTS,
  type SocketProblem,
} from '#contract/socket';
import { connectionIs } from './connection';
import { freshAccessToken, nextChance, refreshSession } from './refresh-session';
import { onSession, signedInPerson } from './session-token';

export type AppSocket = Socket<ServerEvents, ClientEvents>;

/** Something followed over the socket. */
export type Watch = {
  /** Asks for it; called again whenever the server has forgotten that it was asked. */
  start: (socket: AppSocket) => void;
  stop: (socket: AppSocket) => void;
};

const TOO_MANY = 'platform.too-many-requests';
const AFTER_LOADING = 2500;
const AFTER_SIGN_IN = 2000;

let opening: Promise<AppSocket> | null = null;
let hurry = () => undefined as void;
const hurried = new Promise<void>((resolve) => {
  hurry = resolve;
});
const watches = new Set<Watch>();

/**
 * Follows something until the answered function is called. The one connection opens with the first watch, once the
 * page has loaded; `now` is for pages that are about what is followed.
 */
export function watch(wanted: Watch, { now = false } = {}): () => void {
  let stopped = false;
  watches.add(wanted);
  if (now) hurry();
  opening ??= open();
  // A connection that is still being made starts all watches once it stands.
  const start = (socket: AppSocket) => socket.connected && !stopped && wanted.start(socket);
  // Without the code of the socket the page is as it was loaded; the next watch tries again.
  opening.then(start).catch(() => {
    opening = null;
  });
  return () => {
    stopped = true;
    watches.delete(wanted);
    opening?.then(wanted.stop).catch(() => undefined);
  };
}

async function open(): Promise<AppSocket> {
  await Promise.race([idle(), hurried]);
  const { io } = await import('socket.io-client');
  const socket: AppSocket = io({
    transports: [...SOCKET_TRANSPORTS],
    auth: (send) => void freshAccessToken().then((token) => send({ token })),
  });
  let refused = false;
  socket.on('connect', () => {
    refused = false;
    connectionIs(socket);
    startAll(socket);
  });
  socket.on('disconnect', () => connectionIs(null));
  socket.on('connect_error', (error) => {
    const code = problemOf(error)?.code;
    if (code === TOO_MANY) void connectLater(socket);
    if (code !== 'platform.session-expired') return;
    void reconnect(socket, refused);
    refused = true;
  });
  socket.on('session.expiring', () => void renew());
  let person: string | null | undefined = null;
  socket.on('session.ended', ({ person: whose }) => {
    // The server has made it leave every room.
    person = undefined;
    // Who is just signing in or out here has the answer before this has passed; otherwise it happened elsewhere.
    setTimeout(() => signedInPerson() === whose && void renew(), AFTER_SIGN_IN);
  });
  onSession((answer) => {
    // A connection that does not stand hands over the token when it is made.
    if (!socket.connected) return;
    socket.emit('session.token', { token: answer?.accessToken ?? null }, (acknowledged) => {
      if ('problem' in acknowledged) return refusedToken(socket, acknowledged.problem);
      if (acknowledged.data.person === person) return;
      person = acknowledged.data.person;
      startAll(socket);
    });
  });
  return socket;
}

/** Goes on trying while the server is not to be had; a connection that has become a visitor's meanwhile starts anew then. */
async function renew(): Promise<void> {
  const whose = signedInPerson();
  while (signedInPerson() === whose && (await refreshSession()) === 'unreachable') await nextChance();
}

/**
 * A refused connection is not tried again by itself. With the token that was refused it would be refused again: it waits for
 * another one, and with pauses, which keep a server that is overloaded or out of reach from being asked without end. So
 * does one that is refused `again`, with the token that it waited for.
 */
async function reconnect(socket: AppSocket, again: boolean): Promise<void> {
  if (again) await nextChance();
  while ((await refreshSession()) === 'unreachable') await nextChance();
  socket.connect();
}

/** Whoever has too many connections hears nothing over one that goes on as somebody else's: none is better, and tried again. */
function refusedToken(socket: AppSocket, { code }: SocketProblem): void {
  if (code !== TOO_MANY) return;
  socket.disconnect();
  void connectLater(socket);
}

async function connectLater(socket: AppSocket): Promise<void> {
  await nextChance();
  socket.connect();
}

function startAll(socket: AppSocket): void {
  for (const { start } of watches) start(socket);
}

const problemOf = (error: Error): SocketProblem | undefined =>
  (error as Error & { data?: { problem?: SocketProblem } }).data?.problem;

/** The first view is never kept waiting by what only later changes it. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, AFTER_LOADING));
}
