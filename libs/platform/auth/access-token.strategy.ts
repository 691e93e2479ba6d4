import type { KeyObject } from 'node:crypto';
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
/** The same as a key: a text would be tried as a public key first, at every token, which takes longer than all the rest. */
export const TOKEN_KEY = Symbol('TOKEN_KEY');

/** Reads the bearer token of a request; everything the server trusts about the caller stands in it. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(@Inject(TOKEN_KEY) key: KeyObject) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // Its types do not know of keys; it hands on whatever it has to jsonwebtoken, which does.
      secretOrKey: key as unknown as Buffer,
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
