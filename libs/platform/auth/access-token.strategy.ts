import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import {
  ACCESS_TOKEN_ALGORITHM,
  type AccessTokenClaims,
  CLOCK_TOLERANCE,
  personOf,
} from './access-tokens.js';
import type { SignedIn } from './actor.js';
import { clientAddress } from './client-address.js';

export const TOKEN_SECRET = Symbol('TOKEN_SECRET');

/** Reads the bearer token of a request; everything the server trusts about the caller stands in it. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(@Inject(TOKEN_SECRET) secret: string) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: secret,
      algorithms: [ACCESS_TOKEN_ALGORITHM],
      jsonWebTokenOptions: { clockTolerance: CLOCK_TOLERANCE },
      passReqToCallback: true,
    });
  }

  validate(request: FastifyRequest, claims: AccessTokenClaims): SignedIn {
    const userAgent = request.headers['user-agent'];
    return { ...personOf(claims, clientAddress(request.ip)), userAgent };
  }
}
