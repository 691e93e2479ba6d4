import { defineEntity, p } from '@mikro-orm/core';
import { hashOf, newSecretToken } from '#platform/auth/secret-token';
import { Session } from './session.entity.js';

const RefreshTokenSchema = defineEntity({
  name: 'RefreshToken',
  schema: 'identity',
  tableName: 'refresh_tokens',
  properties: {
    hash: p.text().primary(),
    session: () => p.manyToOne(Session),
    predecessor: p.text().strictNullable(),
    issuedAt: p.datetime(),
    usedAt: p.datetime().strictNullable(),
    revokedAt: p.datetime().strictNullable(),
  },
});

/**
 * Tabs of one browser share the cookie: when two of them refresh at once, the second comes with a token that the first
 * has just spent. Within this time that is not taken for theft; a thief would have to be as quick.
 */
const PARALLEL_TABS_MS = 10_000;

/** A token that is good for one refresh. The browser holds the secret, the database only its hash. */
export class RefreshToken extends RefreshTokenSchema.class {
  static issue(
    session: Session,
    now: Date,
    predecessor: RefreshToken | null = null,
  ): { token: RefreshToken; secret: string } {
    const secret = newSecretToken();
    const token = Object.assign(new RefreshToken(), {
      hash: hashOf(secret),
      session,
      predecessor: predecessor?.hash ?? null,
      issuedAt: now,
      usedAt: null,
      revokedAt: null,
    });
    return { token, secret };
  }

  /**
   * Uses the token up; `successors` are all it was traded for before. Answers false when somebody already did, and one
   * of the two is a thief. As long as no successor has been used, the answer that carried it was lost: it is revoked,
   * and the token may be traded once more.
   */
  spend(now: Date, successors: readonly RefreshToken[] = []): boolean {
    if (this.revokedAt) return false;
    const isFirstUse = this.usedAt === null;
    this.usedAt ??= now;
    if (isFirstUse || now.getTime() - this.usedAt.getTime() <= PARALLEL_TABS_MS) return true;
    if (successors.length === 0 || successors.some(({ usedAt }) => usedAt !== null)) return false;
    for (const successor of successors) successor.revokedAt ??= now;
    // The tabs of a browser that was offline come back together, too.
    this.usedAt = now;
    return true;
  }
}

RefreshTokenSchema.setClass(RefreshToken);
