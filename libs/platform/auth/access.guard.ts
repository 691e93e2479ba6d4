import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { isSafe } from '#platform/http/safe-methods';
import { ACCESS_KEY, type AccessLevel, type CarriesActor } from './access.js';
import { assertAccess } from './access.policy.js';
import type { SignedIn } from './actor.js';
import { NotAllowed, SessionExpired } from './auth.errors.js';
import { clientAddress } from './client-address.js';
import { EndedSessions } from './ended-sessions.js';
import { OpsAccess } from './ops-access.js';

/** Identifies the actor of every HTTP request and holds them against the route's `@Access`. */
@Injectable()
export class AccessGuard extends AuthGuard('access-token') {
  constructor(
    private readonly reflector: Reflector,
    private readonly ops: OpsAccess,
    private readonly ended: EndedSessions,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!level) throw new NotAllowed();

    const request = context.switchToHttp().getRequest<FastifyRequest & CarriesActor & { user?: SignedIn }>();
    if (level === 'ops') return this.ops.assertOps(request);
    if (level === 'local') return this.ops.assertLocal(request, context.switchToHttp().getResponse());

    if (request.headers.authorization) {
      await super.canActivate(context);
      request.actor = request.user;
      if (request.user) await this.assertSessionOpen(request.user, request.method);
    }
    request.actor ??= {
      kind: 'visitor',
      address: clientAddress(request.ip),
      userAgent: request.headers['user-agent'],
    };
    assertAccess(request.actor, level);
    return true;
  }

  /** A read may come through while this instance is yet to hear that the session has ended; a write never does. */
  private async assertSessionOpen({ sessionId }: SignedIn, method: string): Promise<void> {
    if (!isSafe(method)) await this.ended.assertOpen(sessionId);
    else if (this.ended.has(sessionId)) throw new SessionExpired();
  }

  override handleRequest<Person>(error: Error | null, person: Person | false): Person {
    if (error) throw error;
    if (!person) throw new SessionExpired();
    return person;
  }
}
