import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { CarriesActor } from '#platform/auth/access';
import { isSignedIn } from '#platform/auth/actor';
import { HotLimit } from '#platform/throttle/hot-limit';
import { RateLimits } from '#platform/throttle/rate-limits';
import { MessagingSettings } from '../messaging.settings.js';

/** What one person may send in a minute, over HTTP and all their sockets together. No person types that fast. */
@Injectable()
export class MessageAllowance {
  private readonly limit: HotLimit;

  constructor(limits: RateLimits, { MESSAGES_PER_MINUTE }: MessagingSettings) {
    this.limit = new HotLimit(limits, {
      rule: 'messaging.message',
      limit: MESSAGES_PER_MINUTE,
      windowMinutes: 1,
      code: 'messaging.too-many-messages',
    });
  }

  /** Counts one. @throws TooManyAttempts */
  take(personId: string): Promise<void> {
    return this.limit.take(personId);
  }
}

/** For routes whose every call says something in a conversation. */
@Injectable()
export class CountsAsMessage implements CanActivate {
  constructor(private readonly allowance: MessageAllowance) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { actor } = context.switchToHttp().getRequest<CarriesActor>();
    if (actor && isSignedIn(actor)) await this.allowance.take(actor.id);
    return true;
  }
}
