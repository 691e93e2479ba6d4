import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { CHAT_LIMITS } from '#contract/chat';
import { Database } from '#platform/persistence/database';
import type { ChatPerson, PeopleFound } from './person.dto.js';
import { blockedBetween, personJson } from './person.sql.js';

/**
 * Members whose name or username contains the words, without the asker; at most ten (spec 2, section 5). What is too short to
 * be looked up inside of names is looked for at their beginnings.
 */
export class SearchPeople extends Query<PeopleFound> {
  constructor(
    readonly askerId: string,
    readonly words: string,
  ) {
    super();
  }
}

/** A syllable that half the town has in its name is not looked up in all of them. */
const MOST_COMPARED = 500;

/**
 * Three letters or digits in a row, or two at the end of a word, are what the index over the insides of names needs: without
 * them it would be read from end to end.
 */
const LOOKED_UP_INSIDE = /[\p{L}\p{N}]{2}./u;

@QueryHandler(SearchPeople)
export class SearchPeopleHandler implements IQueryHandler<SearchPeople> {
  constructor(private readonly db: Database) {}

  async execute({ askerId, words }: SearchPeople): Promise<PeopleFound> {
    const text = words.trim().toLowerCase();
    if (text === '') return { items: [] };
    const literal = text.replaceAll(/[\\%_]/g, '\\$&');
    const open = sql<boolean>`id <> ${askerId} and not ${blockedBetween(sql`id`, sql`${askerId}::uuid`)}`;
    const found = LOOKED_UP_INSIDE.test(text) ? anywhere(literal, open) : beginning(literal, open);
    const rows = await this.db.rows(found);
    return { items: rows.map(({ person }) => person) };
  }
}

interface Found {
  person: ChatPerson;
}

function anywhere(literal: string, open: RawBuilder<boolean>): RawBuilder<Found> {
  const [inside, begins] = [`%${literal}%`, `${literal}%`];
  // `search` holds name and username side by side and has the index; a match must not reach from one into the other.
  return sql<Found>`
    select ${personJson('found')} as person
    from (
      select * from directory.people
      where search like ${inside} and (lower(name) like ${inside} or lower(username) like ${inside}) and ${open}
      limit ${MOST_COMPARED}
    ) found
    order by not coalesce(lower(name) like ${begins} or lower(username) like ${begins}, false), name, id
    limit ${CHAT_LIMITS.people}`;
}

/** Each in the order of its index, so that no more is read of either than is shown. */
function beginning(literal: string, open: RawBuilder<boolean>): RawBuilder<Found> {
  const first = (text: RawBuilder<unknown>) => sql`(
    select * from directory.people
    where search is not null and ${text} like ${`${literal}%`} and ${open}
    order by ${text} using ~<~ limit ${CHAT_LIMITS.people})`;
  return sql<Found>`
    select ${personJson('found')} as person
    from (
      select distinct on (id) * from (
        ${first(sql`lower(name)`)} union all ${first(sql`lower(username)`)}
      ) either
    ) found
    order by name, id
    limit ${CHAT_LIMITS.people}`;
}
