import { type RawBuilder, sql } from 'kysely';
import { isoSql } from '#platform/persistence/iso.sql';
import type { ChatMessage } from './message.dto.js';

/** A row of `messaging.messages`, under this alias, as `ChatMessage`; `createdAt` to the letter as it was first told. */
export const messageJson = (alias: string): RawBuilder<ChatMessage> => {
  const message = sql.ref(alias);
  return sql<ChatMessage>`json_build_object(
    'id', ${message}.id, 'seq', ${message}.seq, 'senderId', ${message}.sender_id, 'kind', ${message}.kind,
    'content', ${message}.content, 'images', ${message}.images, 'automatic', ${message}.automatic,
    'offer', ${message}.offer, 'removed', ${message}.removed_at is not null,
    'createdAt', ${isoSql(`${alias}.created_at`)})`;
};

/** The subject of a conversation's one notification of what is written. */
export const chatSubject = (conversationId: string): string => `chat:${conversationId}`;

/** The subject of a conversation's one notification of what is offered. */
export const offerSubject = (conversationId: string): string => `offer:${conversationId}`;

/** What a conversation's notices are about. */
export const subjectsOf = (conversationId: string): string[] => [
  chatSubject(conversationId),
  offerSubject(conversationId),
];
