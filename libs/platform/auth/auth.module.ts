import { createSecretKey, type KeyObject } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { ProductSettings } from '#platform/config/product.settings';
import { AccessGuard } from './access.guard.js';
import { AccessTokenStrategy, TOKEN_KEY, TOKEN_SECRET } from './access-token.strategy.js';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_MINUTES,
  AccessTokens,
  CLOCK_TOLERANCE,
} from './access-tokens.js';
import { AuthSettings } from './auth.settings.js';
import { EndedSessions } from './ended-sessions.js';
import { ForgetEndedSessionsJob } from './forget-ended-sessions.job.js';
import { KeyedHash } from './keyed-hash.js';
import { OpsAccess } from './ops-access.js';
import { tokenSecret } from './token-secret.js';

/** Read or made once, for whoever signs and whoever verifies. */
@Module({
  providers: [
    { provide: TOKEN_SECRET, inject: [AuthSettings, ProductSettings], useFactory: tokenSecret },
    {
      provide: TOKEN_KEY,
      inject: [TOKEN_SECRET],
      useFactory: (secret: string) => createSecretKey(secret, 'utf8'),
    },
  ],
  exports: [TOKEN_SECRET, TOKEN_KEY],
})
class TokenSecretModule {}

@Global()
@Module({
  imports: [
    PassportModule,
    TokenSecretModule,
    JwtModule.registerAsync({
      imports: [TokenSecretModule],
      inject: [TOKEN_KEY],
      useFactory: (key: KeyObject) => ({
        secret: key,
        signOptions: { algorithm: ACCESS_TOKEN_ALGORITHM, expiresIn: ACCESS_TOKEN_MINUTES * 60 },
        verifyOptions: { algorithms: [ACCESS_TOKEN_ALGORITHM], clockTolerance: CLOCK_TOLERANCE },
      }),
    }),
  ],
  providers: [
    EndedSessions,
    ForgetEndedSessionsJob,
    AccessTokens,
    AccessTokenStrategy,
    KeyedHash,
    OpsAccess,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccessTokens, EndedSessions, KeyedHash],
})
export class AuthModule {}
