/** Somebody without a session. `address` is the client's network address, for rate limits. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly address: string;
  /** What the browser says it is; over HTTP only. */
  readonly userAgent?: string;
}

/** A guest or a member, as their access token states. `id` is the profile's id, `name` what others read. */
export interface SignedIn {
  readonly kind: 'guest' | 'member';
  readonly id: string;
  readonly name: string;
  readonly role: 'user' | 'admin';
  /** The sign-in this token belongs to; ending it ends its refresh tokens. */
  readonly sessionId: string;
  readonly address: string;
  readonly userAgent?: string;
}

export type Actor = Visitor | SignedIn;

export const isSignedIn = (actor: Actor): actor is SignedIn => actor.kind !== 'visitor';
export const isAdmin = (actor: Actor): boolean => isSignedIn(actor) && actor.role === 'admin';
