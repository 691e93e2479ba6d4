import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '#contract/time';
import { ProductSettings } from '#platform/config/product.settings';
import type { SessionAnswer } from './session.dto.js';
import { SESSION_DAYS } from './session.entity.js';
import type { OpenedSession } from './sessions.js';

const NAME = 'vybac_refresh';

/** Keeps the refresh token where scripts cannot read it and other sites' requests do not carry it. */
@Injectable()
export class RefreshCookie {
  private readonly options;

  constructor({ publicUrl }: ProductSettings) {
    const secure = publicUrl.startsWith('https:');
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/api/auth' } as const;
  }

  read({ cookies }: FastifyRequest): string | undefined {
    return cookies[NAME];
  }

  /** Hands a session to the browser: the secret as cookie, the rest as the answer's body. */
  hand(reply: FastifyReply, { refreshToken, answer }: OpenedSession): SessionAnswer {
    void reply.setCookie(NAME, refreshToken, { ...this.options, maxAge: SESSION_DAYS * DAY_SECONDS });
    return answer;
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(NAME, this.options);
  }
}
