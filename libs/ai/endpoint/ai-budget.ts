import { Injectable } from '@nestjs/common';
import { DAY_MINUTES } from '#contract/time';
import { RateLimits } from '#platform/throttle/rate-limits';
import { TooManyAttempts } from '#platform/throttle/throttle.errors';
import { AiUnavailable } from './ai.errors.js';
import { AiSettings } from './ai.settings.js';
import type { Asker } from './ai-question.js';

const A_DAY = { windowMinutes: DAY_MINUTES } as const;

/** What may be asked of others in a day: each call costs the operator something. */
@Injectable()
export class AiBudget {
  constructor(
    private readonly limits: RateLimits,
    private readonly settings: AiSettings,
  ) {}

  /** Takes one call. @throws AiUnavailable where none is left, and then takes nothing. */
  async spend(asker: Asker): Promise<void> {
    const { AI_CALLS_PER_PERSON_DAILY, AI_CALLS_DAILY } = this.settings;
    try {
      await this.limits.spend(
        { ...A_DAY, rule: 'ai.person', key: asker, limit: AI_CALLS_PER_PERSON_DAILY },
        { ...A_DAY, rule: 'ai.all', key: 'all', limit: AI_CALLS_DAILY },
      );
    } catch (error) {
      throw error instanceof TooManyAttempts ? new AiUnavailable('budget') : error;
    }
  }
}
