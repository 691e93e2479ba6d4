import { type RawBuilder, sql } from 'kysely';
import type { ChatPerson } from './person.dto.js';

/** A row of `directory.people`, under this alias, as `ChatPerson`. */
export const personJson = (alias: string): RawBuilder<ChatPerson> => {
  const person = sql.ref(alias);
  return sql<ChatPerson>`json_build_object(
    'id', ${person}.id, 'kind', ${person}.kind, 'name', ${person}.name, 'username', ${person}.username,
    'avatar', ${person}.avatar, 'deleted', ${person}.deleted)`;
};

/** Whether one of two people has blocked the other. */
export const blockedBetween = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from messaging.blocks
    where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one})))`;
