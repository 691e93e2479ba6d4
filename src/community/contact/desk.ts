import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AdministratorIds, MailAddressOf } from '../../identity/identity.contract.js';
import { CommunitySettings } from '../community.settings.js';

/** The id of an administrator; null for SUPPORT_EMAIL. */
export type DeskRecipient = string | null;

/** Where messages to the people who run the place go: SUPPORT_EMAIL, or, without one, the administrators. */
@Injectable()
export class Desk {
  constructor(
    private readonly queries: QueryBus,
    private readonly settings: CommunitySettings,
  ) {}

  /** Those who have an address. */
  async recipients(): Promise<DeskRecipient[]> {
    if (this.settings.SUPPORT_EMAIL) return [null];
    const ids = await this.queries.execute(new AdministratorIds());
    const known = await Promise.all(ids.map((id) => this.queries.execute(new MailAddressOf(id))));
    return ids.filter((_, at) => known[at]);
  }

  /** Undefined for who is no longer at the desk. */
  async addressOf(recipient: DeskRecipient): Promise<string | undefined> {
    if (recipient === null) return this.settings.SUPPORT_EMAIL;
    const ids = await this.queries.execute(new AdministratorIds());
    if (!ids.includes(recipient)) return undefined;
    return (await this.queries.execute(new MailAddressOf(recipient)))?.email;
  }
}
