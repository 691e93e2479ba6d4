import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS_KEY, type AccessLevel } from '#platform/auth/access';
import { assertAccess } from '#platform/auth/access.policy';
import { NotAllowed } from '#platform/auth/auth.errors';
import type { RealtimeSocket } from './socket.js';

/** Holds the sender of every message against its `@Access`; a message without one is refused. */
@Injectable()
export class SocketAccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_KEY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!level) throw new NotAllowed();
    assertAccess(context.switchToWs().getClient<RealtimeSocket>().data.actor, level);
    return true;
  }
}
