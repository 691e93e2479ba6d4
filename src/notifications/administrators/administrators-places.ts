import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AdministratorIds } from '../../identity/identity.contract.js';

/** Where administrators were told of something. */
@Injectable()
export class AdministratorsPlaces {
  constructor(private readonly queries: QueryBus) {}

  async of(subjects: readonly string[]): Promise<{ personId: string; subject: string }[]> {
    if (subjects.length === 0) return [];
    const administrators = await this.queries.execute(new AdministratorIds());
    return administrators.flatMap((personId) => subjects.map((subject) => ({ personId, subject })));
  }
}
