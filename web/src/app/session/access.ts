import type { Access } from '../feature';
import type { Session } from './session.slice';

/** What becomes of someone at a page: let in, asked to wait, sent elsewhere, or told that there is no such page. */
export type Admission = 'enter' | 'wait' | 'sign-in' | 'already-member' | 'not-found';

export function admission(access: Access, session: Session): Admission {
  if (access === 'anyone') return 'enter';
  if (session.status === 'unknown') return 'wait';
  const member = session.status === 'member';
  switch (access) {
    case 'visitor':
      return member ? 'already-member' : 'enter';
    case 'stranger':
      return session.status === 'visitor' ? 'enter' : 'not-found';
    case 'signed-in':
      return session.status === 'visitor' ? 'sign-in' : 'enter';
    case 'member':
      return member ? 'enter' : 'sign-in';
    default:
      return session.profile?.role === 'admin' ? 'enter' : 'not-found';
  }
}
