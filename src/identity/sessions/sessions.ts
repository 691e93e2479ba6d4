import { EntityManager, type FilterQuery, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccessTokens } from '#platform/auth/access-tokens';
import { type Actor, isSignedIn } from '#platform/auth/actor';
import { hashOf } from '#platform/auth/secret-token';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { Entitlements } from '../entitlements/entitlements.js';
import type { Profile } from '../profiles/profile.entity.js';
import { sessionProfileOf } from '../profiles/session-profile.js';
import { RefreshToken } from './refresh-token.entity.js';
import type { SessionAnswer } from './session.dto.js';
import { type EndReason, Session } from './session.entity.js';

/** What a browser gets: the answer's body, and the secret of the refresh cookie. */
export interface OpenedSession {
  answer: SessionAnswer;
  refreshToken: string;
}

/**
 * Opens, continues and ends sign-ins. The caller's flush or transaction stores them. All their times are the database's:
 * the clocks of instances may differ.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly accessTokens: AccessTokens,
    private readonly clock: Clock,
    private readonly entitlements: Entitlements,
  ) {}

  /** Signs a person in on a browser; whoever was signed in there before is not any more. */
  async open(profile: Profile, before: Actor, broughtGuest: string | null = null): Promise<OpenedSession> {
    await this.endFor(before, 'replaced');
    const now = await this.db.now();
    const session = Session.open(profile, now, before.userAgent);
    this.em.persist(session);
    const { answer, refreshToken } = await this.continue(session, profile, now);
    return { answer: { ...answer, ...(broughtGuest && { broughtGuest }) }, refreshToken };
  }

  /** Gives a session another month and its browser the tokens for it, in exchange for the one it had. */
  async continue(
    session: Session,
    profile: Profile,
    now: Date,
    spent: RefreshToken | null = null,
  ): Promise<OpenedSession> {
    session.extend(now);
    profile.seen(this.clock.now());
    const { token, secret } = RefreshToken.issue(session, now, spent);
    this.em.persist(token);
    const { id, kind, role, displayName: name } = profile;
    const access = this.accessTokens.issue({ id, kind, role, name, sessionId: session.id });
    const answer = {
      ...access,
      profile: sessionProfileOf(profile, await this.entitlements.ofPerson(profile)),
    };
    return { answer, refreshToken: secret };
  }

  async endFor(actor: Actor, because: EndReason): Promise<void> {
    if (isSignedIn(actor)) await this.end({ id: actor.sessionId }, because);
  }

  async endWith(refreshToken: string, because: EndReason): Promise<void> {
    const token = await this.em.findOne(RefreshToken, { hash: hashOf(refreshToken) });
    if (token) await this.end({ id: token.session.id }, because);
  }

  /** One of a person's own, whichever browser it is on; false when they have none of that id that goes on. */
  async endOneOf(profileId: string, id: string, because: EndReason): Promise<boolean> {
    return (await this.end({ profile: profileId, id, expiresAt: { $gt: raw('now()') } }, because)) > 0;
  }

  /** `except`: the session that goes on. */
  async endAllOf(profileId: string, because: EndReason, except?: string): Promise<void> {
    await this.end({ profile: profileId, ...(except && { id: { $ne: except } }) }, because);
  }

  private end(which: FilterQuery<Session>, because: EndReason): Promise<number> {
    const revoked = { revokedAt: raw('now()'), revokedBecause: because };
    return this.em.nativeUpdate(Session, { $and: [which, { revokedAt: null }] }, revoked);
  }
}
