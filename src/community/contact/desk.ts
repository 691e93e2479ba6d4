import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AdministratorIds, MailAddressOf } from '../../identity/identity.contract.js';
import { CommunitySettings } from '../community.settings.js';

/** Where messages to the people who run the place go: SUPPORT_EMAIL, or, without one, the administrators. */
@Injectable()
export class Desk {
  constructor(
    private readonly queries: QueryBus,
    private readonly settings: CommunitySettings,
  ) {}

  async addresses(): Promise<string[]> {
    const { SUPPORT_EMAIL } = this.settings;
    if (SUPPORT_EMAIL) return [SUPPORT_EMAIL];
    const ids = await this.queries.execute(new AdministratorIds());
    const known = await Promise.all(ids.map((id) => this.queries.execute(new MailAddressOf(id))));
    return known.flatMap((person) => (person ? [person.email] : []));
  }
}
