import { type RawBuilder, sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';
import type { ChatPerson } from './person.dto.js';

/** A row of `messaging.people`, under this alias, as `ChatPerson`. */
export const personJson = (alias: string): RawBuilder<ChatPerson> => {
  const person = sql.ref(alias);
  return sql<ChatPerson>`json_build_object(
    'id', ${person}.id, 'kind', ${person}.kind, 'name', ${person}.name, 'username', ${person}.username,
    'avatar', ${person}.avatar, 'deleted', ${person}.deleted)`;
};

/** Makes sure that messaging knows who acts: their profile's event may still be on its way here. */
export const introduce = ({ id, kind, name }: Pick<SignedIn, 'id' | 'kind' | 'name'>): RawBuilder<unknown> =>
  sql`insert into messaging.people (id, kind, name) values (${id}, ${kind}, ${name}) on conflict do nothing`;

/** Whether one of two people has blocked the other. */
export const blockedBetween = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from messaging.blocks
    where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one})))`;
