import passport from 'passport';
import { AccessTokenStrategy } from '#platform/auth/access-token.strategy';
import { atEndOfRun } from '../runner/end-of-run.js';
import { RunningApp, type Server, startServer, type TestApp } from './app.js';
import { FreshState } from './fresh-state.js';

interface Lent {
  server: Server;
  fresh: FreshState;
}

/** Nobody has it at the moment, and it is as good as new. */
let free: Lent | undefined;

const borrowed = new WeakSet<TestApp>();

/**
 * The application of this worker, which one file of tests after the other has to itself: without settings of its own, and
 * as if it had just been started. For tests of what the product does. Those of how a server starts, stops, is busy or
 * counts, and of how PostgreSQL reads, which depends on what lay in a table before, start one (`startApp`).
 */
export async function borrowApp(): Promise<TestApp> {
  const lent = free ?? (await start());
  free = undefined;
  // Strategies belong to the process: an application that was started meanwhile has brought its own.
  passport.use('access-token', lent.server.nest.get(AccessTokenStrategy));
  const app = new RunningApp(lent.server, () => giveBack(lent));
  borrowed.add(app);
  return app;
}

export const isBorrowed = (app: TestApp): boolean => borrowed.has(app);

async function start(): Promise<Lent> {
  const server = await startServer();
  return { server, fresh: await FreshState.of(server) };
}

/** What cannot be made as good as new ends; so does one that nobody would borrow, as there is another. */
async function giveBack(lent: Lent): Promise<void> {
  const isFresh = await lent.fresh.restore();
  // Asked afterwards: two may be given back at once.
  if (isFresh && !free) free = lent;
  else await lent.server.remove();
}

atEndOfRun(async () => {
  const lent = free;
  free = undefined;
  await lent?.server.remove();
});
