import type { AccessLevel } from './access.js';
import type { Actor } from './actor.js';
import { AuthenticationRequired, NotAllowed } from './auth.errors.js';

/**
 * Refuses an actor who does not reach `level`. `ops` and `local` are decided apart from actors and refused here.
 * @throws AuthenticationRequired for visitors, NotAllowed for everybody else.
 */
export function assertAccess(actor: Actor, level: AccessLevel): void {
  if (level === 'anyone') return;
  if (actor.kind === 'visitor') throw new AuthenticationRequired();
  if (level === 'signed-in') return;
  if (level === 'member' && actor.kind === 'member') return;
  if (level === 'admin' && actor.role === 'admin') return;
  throw new NotAllowed();
}
