import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { type MailAddress, MailAddressOf } from '../identity.contract.js';

@QueryHandler(MailAddressOf)
export class MailAddressOfHandler implements IQueryHandler<MailAddressOf> {
  constructor(private readonly db: Database) {}

  async execute({ profileId }: MailAddressOf): Promise<MailAddress | null> {
    const address = await this.db.first(sql<MailAddress>`
      select email, coalesce(full_name, username) as name, language from identity.profiles
      where id = ${profileId} and email_confirmed_at is not null`);
    return address ?? null;
  }
}
