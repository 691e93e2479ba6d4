import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ONBOARDING_TOPICS, type OnboardingTopic } from '#contract/accounts/onboarding';
import { SessionExpired } from '#platform/auth/auth.errors';
import { Database } from '#platform/persistence/database';
import type { OnboardingState } from './onboarding.dto.js';

interface Kept {
  step: number;
  interests: string[];
  completed: boolean;
}

/** Where somebody left the introduction; its beginning for who has not seen it. */
export class ReadOnboarding extends Query<OnboardingState> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ReadOnboarding)
export class ReadOnboardingHandler implements IQueryHandler<ReadOnboarding> {
  constructor(private readonly db: Database) {}

  async execute({ personId }: ReadOnboarding): Promise<OnboardingState> {
    const kept = await this.db.first(sql<Kept>`
      select coalesce(step, 1) as step, coalesce(to_json(interests), '[]') as interests,
        onboarding_completed as completed
      from identity.profiles left join identity.onboardings on person_id = id where id = ${personId}`);
    if (!kept) throw new SessionExpired();
    return { ...kept, interests: kept.interests.filter(isTopic) };
  }
}

/** What somebody chose may be taken back. */
const isTopic = (topic: string): topic is OnboardingTopic =>
  (ONBOARDING_TOPICS as readonly string[]).includes(topic);
