import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { SignedIn } from './actor.js';
import { EndedSessions } from './ended-sessions.js';

export const ACCESS_TOKEN_MINUTES = 15;

/** Seconds by which the clocks of instances may differ before a token that one issues is refused by another. */
export const CLOCK_TOLERANCE = 60;

/** What an access token states; `sub` is the profile, `sid` the sign-in it came from. */
export interface AccessTokenClaims {
  sub: string;
  sid: string;
  kind: SignedIn['kind'];
  role: SignedIn['role'];
  name: string;
  exp?: number;
}

export const ACCESS_TOKEN_ALGORITHM = 'HS256';

@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly ended: EndedSessions,
  ) {}

  issue(person: Omit<SignedIn, 'address'>): { accessToken: string; expiresAt: string } {
    const { id, sessionId, kind, role, name } = person;
    const claims: AccessTokenClaims = { sub: id, sid: sessionId, kind, role, name };
    const accessToken = this.jwt.sign(claims);
    const { exp } = this.jwt.decode<Required<AccessTokenClaims>>(accessToken);
    return { accessToken, expiresAt: new Date(exp * 1000).toISOString() };
  }

  /** Resolves while tokens can be signed and what was signed is believed; otherwise throws what is in the way. */
  async check(): Promise<void> {
    const token = await this.jwt.signAsync({ sub: 'nobody' });
    await this.jwt.verifyAsync(token);
  }

  /** The person a token stands for, or null when it is forged, malformed or expired, or its session has ended. */
  verify(token: string, address: string): SignedIn | null {
    try {
      const claims = this.jwt.verify<AccessTokenClaims>(token);
      return this.ended.has(claims.sid) ? null : personOf(claims, address);
    } catch (error) {
      // Only what is said about the token itself; anything else is a fault of ours. Of claims that are no JSON only the
      // parser says so.
      if (error instanceof Error && /^(JsonWebToken|TokenExpired|NotBefore|Syntax)Error$/.test(error.name))
        return null;
      throw error;
    }
  }
}

export function personOf({ sub, sid, kind, role, name }: AccessTokenClaims, address: string): SignedIn {
  return { kind, id: sub, name, role, sessionId: sid, address };
}
