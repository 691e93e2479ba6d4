import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { SessionExpired } from '#platform/auth/auth.errors';
import { Database } from '#platform/persistence/database';
import { type OwnBadges, OwnBadgesOf } from '../identity.contract.js';
import { CodeSender } from '../phone-senders/code-sender.js';
import { badgesOf } from './badges.js';
import { CampusSettings } from './campus.settings.js';
import { type Missing, missingOf } from './missing-badges.js';

@QueryHandler(OwnBadgesOf)
export class OwnBadgesOfHandler implements IQueryHandler<OwnBadgesOf> {
  constructor(
    private readonly db: Database,
    private readonly settings: CampusSettings,
    private readonly sender: CodeSender,
  ) {}

  async execute({ profileId }: OwnBadgesOf): Promise<OwnBadges> {
    const person = await this.db.first(sql<Missing>`
      select kind, email, phone, rating, total_ratings as "totalRatings", trusted_since as "trustedSince",
        phone_confirmed_at as "phoneConfirmedAt", email_confirmed_at as "emailConfirmedAt",
        email_changed_at as "emailChangedAt"
      from identity.profiles where id = ${profileId}`);
    if (!person) throw new SessionExpired();
    const { campuses } = this.settings;
    return {
      badges: badgesOf(person, campuses),
      missing: missingOf(person, campuses, this.sender.available),
      campuses: campuses.map(({ name, domain }) => ({ name, domain })),
    };
  }
}
