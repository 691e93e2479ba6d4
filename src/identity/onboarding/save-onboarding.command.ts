import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { SessionExpired } from '#platform/auth/auth.errors';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { lockProfile } from '../profiles/lock-profile.js';
import type { OnboardingBody } from './onboarding.dto.js';

/** Keeps where somebody is in the introduction, so that they go on there on any device. */
export class SaveOnboarding extends Command<void> {
  constructor(
    readonly personId: string,
    readonly reached: OnboardingBody,
  ) {
    super();
  }
}

@CommandHandler(SaveOnboarding)
export class SaveOnboardingHandler implements ICommandHandler<SaveOnboarding> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  execute({ personId, reached: { step, interests, completed } }: SaveOnboarding): Promise<void> {
    return this.em.transactional(async (em) => {
      const person = await lockProfile(em, personId);
      if (!person) throw new SessionExpired();
      const now = this.clock.now();
      if (completed && !person.onboardingCompleted) person.edit({ onboardingCompleted: true }, now);
      await this.db.rows(sql`
        insert into identity.onboardings (person_id, step, interests, completed_at, changed_at)
        values (${personId}, ${step}, ${interests}, ${completed ? now : null}, ${now})
        on conflict (person_id) do update set step = excluded.step, interests = excluded.interests,
          completed_at = coalesce(onboardings.completed_at, excluded.completed_at), changed_at = excluded.changed_at`);
    });
  }
}
