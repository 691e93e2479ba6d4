import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, from, type Observable } from 'rxjs';
import { HOUR_MINUTES } from '#contract/time';
import type { CarriesActor } from '#platform/auth/access';
import { type Budget, RateLimits } from '#platform/throttle/rate-limits';
import { LinkNoLongerValid } from './mail-link.errors.js';

/** Links that do not work, from one network address in an hour: people click an old one, scripts try many. */
const WRONG = { rule: 'identity.mail-link', limit: 20, windowMinutes: HOUR_MINUTES };

/** For routes that open a mailed link: counts those that do not work, and answers nobody who has tried too many. */
@Injectable()
export class CountsWrongLinks implements NestInterceptor {
  constructor(private readonly limits: RateLimits) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { actor } = context.switchToHttp().getRequest<CarriesActor>();
    const budgets = [{ ...WRONG, key: actor?.address ?? '' }];
    await this.limits.check(...budgets);
    return next.handle().pipe(catchError((error: unknown) => from(this.count(budgets, error))));
  }

  private async count(budgets: readonly Budget[], error: unknown): Promise<never> {
    if (error instanceof LinkNoLongerValid) await this.limits.spend(...budgets);
    throw error;
  }
}
