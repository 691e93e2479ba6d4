import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  getOptionsToken,
  getStorageToken,
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerModuleOptions,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import type { CarriesActor } from '#platform/auth/access';
import { clientAddress } from '#platform/auth/client-address';
import { Metrics } from '#platform/observability/metrics';
import type { CarriesCount } from './early-refusals.js';
import { TooManyRequests } from './throttle.errors.js';

/** What `@SkipThrottle()` sets; the library does not export its name. */
const SKIPPED = 'THROTTLER:SKIPdefault';

/** Holds every HTTP request against the one limit, counted per person, or per address for visitors. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  private readonly exempt = new WeakMap<object, boolean>();

  constructor(
    @Inject(getOptionsToken()) options: ThrottlerModuleOptions,
    @Inject(getStorageToken()) storage: ThrottlerStorage,
    reflector: Reflector,
    private readonly metrics: Metrics,
  ) {
    super(options, storage, reflector);
  }

  /** The library reads seven decorators of every route at every request; ours may only say `@SkipThrottle()`. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const [throttler] = this.throttlers;
    if (!throttler || context.getType() !== 'http') return true;
    context.switchToHttp().getRequest<CarriesCount>().counted = true;
    if (this.isExempt(context)) return true;
    const { limit, ttl } = throttler as { limit: number; ttl: number };
    const { getTracker, generateKey } = this.commonOptions as Required<typeof this.commonOptions>;
    return this.handleRequest({
      context,
      limit,
      ttl,
      throttler,
      blockDuration: ttl,
      getTracker,
      generateKey,
    });
  }

  protected override async getTracker({ actor, ip }: FastifyRequest & CarriesActor): Promise<string> {
    return actor && actor.kind !== 'visitor' ? actor.id : clientAddress(ip);
  }

  /** One count over all routes; the library would keep one for each. */
  protected override generateKey(_context: ExecutionContext, caller: string): string {
    return caller;
  }

  protected override async throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<never> {
    this.metrics.throttled.inc({ rule: 'requests' });
    throw new TooManyRequests(timeToBlockExpire);
  }

  private isExempt(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    let exempt = this.exempt.get(handler);
    if (exempt === undefined) {
      exempt = this.reflector.getAllAndOverride(SKIPPED, [handler, context.getClass()]) === true;
      this.exempt.set(handler, exempt);
    }
    return exempt;
  }
}
