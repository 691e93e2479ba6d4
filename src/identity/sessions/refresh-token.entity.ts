import { defineEntity, p } from '@mikro-orm/core';
import { hashOf, newSecretToken } from './secret-token.js';
import { Session } from './session.entity.js';

const RefreshTokenSchema = defineEntity({
  name: 'RefreshToken',
  schema: 'identity',
  tableName: 'refresh_tokens',
  properties: {
    hash: p.text().primary(),
    session: () => p.manyToOne(Session),
    issuedAt: p.datetime(),
    usedAt: p.datetime().strictNullable(),
  },
});

/**
 * Tabs of one browser share the cookie: when two of them refresh at once, the second comes with a token that the first
 * has just spent. Within this time that is not taken for theft; a thief would have to be as quick.
 */
const PARALLEL_TABS_MS = 10_000;

/** A token that is good for one refresh. The browser holds the secret, the database only its hash. */
export class RefreshToken extends RefreshTokenSchema.class {
  static issue(session: Session, now: Date): { token: RefreshToken; secret: string } {
    const secret = newSecretToken();
    const token = Object.assign(new RefreshToken(), {
      hash: hashOf(secret),
      session,
      issuedAt: now,
      usedAt: null,
    });
    return { token, secret };
  }

  /** Uses the token up. Answers false when somebody already did, so long ago that one of the two is a thief. */
  spend(now: Date): boolean {
    this.usedAt ??= now;
    return now.getTime() - this.usedAt.getTime() <= PARALLEL_TABS_MS;
  }
}

RefreshTokenSchema.setClass(RefreshToken);
