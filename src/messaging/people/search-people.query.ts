import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { CHAT_LIMITS } from '#contract/chat';
import { Database } from '#platform/persistence/database';
import type { ChatPerson, PeopleFound } from './person.dto.js';
import { blockedBetween, personJson } from './person.sql.js';

/** Members whose name or username contains the words, without the asker; at most ten (spec 2, section 5). */
export class SearchPeople extends Query<PeopleFound> {
  constructor(
    readonly askerId: string,
    readonly words: string,
  ) {
    super();
  }
}

/** A letter that half the town has in its name is not looked up in all of them. */
const MOST_COMPARED = 500;

@QueryHandler(SearchPeople)
export class SearchPeopleHandler implements IQueryHandler<SearchPeople> {
  constructor(private readonly db: Database) {}

  async execute({ askerId, words }: SearchPeople): Promise<PeopleFound> {
    const text = words.trim().toLowerCase();
    if (text === '') return { items: [] };
    const literal = text.replaceAll(/[\\%_]/g, '\\$&');
    const [anywhere, begins] = [`%${literal}%`, `${literal}%`];
    // `search` holds name and username side by side and has the index; a match must not reach from one into the other.
    const rows = await this.db.rows(sql<{ person: ChatPerson }>`
      select ${personJson('found')} as person
      from (
        select * from directory.people
        where search like ${anywhere} and (lower(name) like ${anywhere} or lower(username) like ${anywhere})
          and id <> ${askerId} and not ${blockedBetween(sql`id`, sql`${askerId}::uuid`)}
        limit ${MOST_COMPARED}
      ) found
      order by not coalesce(lower(name) like ${begins} or lower(username) like ${begins}, false), name, id
      limit ${CHAT_LIMITS.people}`);
    return { items: rows.map(({ person }) => person) };
  }
}
