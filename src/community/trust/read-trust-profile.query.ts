import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { RecordOfSeller } from '../../catalog/catalog.contract.js';
import { PublicProfileOf } from '../../identity/identity.contract.js';
import { ResponseTimeOf } from '../../messaging/messaging.contract.js';
import { PersonNotFound } from '../people/person.errors.js';
import { RatingOfPerson } from '../ratings/rating-of-person.query.js';
import { AttendanceOf } from '../standing/attendance-of.query.js';
import { BadgeSources } from '../standing/badge-sources.js';
import type { TrustProfile } from './trust-profile.dto.js';

/** @throws PersonNotFound */
export class ReadTrustProfile extends Query<TrustProfile> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ReadTrustProfile)
export class ReadTrustProfileHandler implements IQueryHandler<ReadTrustProfile> {
  constructor(
    private readonly queries: QueryBus,
    private readonly sources: BadgeSources,
  ) {}

  async execute({ personId }: ReadTrustProfile): Promise<TrustProfile> {
    const [profile, given, rating, record, attendance, responseSeconds] = await Promise.all([
      this.queries.execute(new PublicProfileOf(personId)),
      this.sources.badgesOf(personId),
      this.queries.execute(new RatingOfPerson(personId)),
      this.queries.execute(new RecordOfSeller(personId)),
      this.queries.execute(new AttendanceOf(personId)),
      this.queries.execute(new ResponseTimeOf(personId)),
    ]);
    if (!profile) throw new PersonNotFound(personId);
    const badges = [...profile.badges, ...given.badges];
    return { ...profile, badges, ...rating, ...record, ...attendance, responseSeconds };
  }
}
