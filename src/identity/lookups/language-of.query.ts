import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type Language, spokenLanguage } from '#contract/people';
import { Database } from '#platform/persistence/database';
import { LanguageOf } from '../identity.contract.js';

@QueryHandler(LanguageOf)
export class LanguageOfHandler implements IQueryHandler<LanguageOf> {
  constructor(private readonly db: Database) {}

  async execute({ profileId }: LanguageOf): Promise<Language> {
    const profile = await this.db.first(sql<{ language: string }>`
      select language from identity.profiles where id = ${profileId}`);
    return spokenLanguage(profile?.language ?? '');
  }
}
