import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { ResponseTimeOf } from '../messaging.contract.js';

const OF_THE_LAST_DAYS = 90;
/** Fewer say nothing about what is usual. */
const LEAST_ANSWERS = 3;
const MOST_ANSWERS = 200;

@QueryHandler(ResponseTimeOf)
export class ResponseTimeOfHandler implements IQueryHandler<ResponseTimeOf> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ profileId }: ResponseTimeOf): Promise<number | null> {
    const values = responseTimeValues(profileId, this.clock.now());
    const [found] = await this.db.prepared<FoundAnswers>('response-time', RESPONSE_TIME, values);
    return usualSeconds(found);
  }
}

export interface FoundAnswers {
  seconds: number | null;
  answers: number;
}

/** The parameters of `RESPONSE_TIME`. */
export const responseTimeValues = (profileId: string, now: Date): unknown[] => [
  profileId,
  new Date(now.getTime() - OF_THE_LAST_DAYS * DAY_MS),
];

export const usualSeconds = (found: FoundAnswers | undefined): number | null =>
  found && found.answers >= LEAST_ANSWERS ? found.seconds : null;

/** The benchmark's bare server sends it too. */
export const RESPONSE_TIME = `
  select percentile_disc(0.5) within group (order by seconds) as seconds, count(*)::int as answers
  from (
    select seconds from messaging.first_answers
    where answerer_id = $1 and asked_at > $2
    order by asked_at desc limit ${MOST_ANSWERS}
  ) recent`;
