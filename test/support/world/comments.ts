import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { CommentPage } from '../../../src/catalog/comments/comment.dto.js';
import type { TestApp } from '../app/app.js';
import type { Answer, Client } from '../app/client.js';

interface Talker {
  client: Client;
}

/** Posts a comment, also one that is to be refused. */
export const postComment = (
  author: Talker,
  listing: string,
  words: { id?: string; content?: unknown; name?: unknown } = {},
): Promise<Answer<{ id: string }>> =>
  author.client.post(`/api/listings/${listing}/comments`, { id: uuid(), content: 'Is it heavy?', ...words });

/** Posts a comment and answers its id. @throws Error when it is refused. */
export async function comment(author: Talker, listing: string, content = 'Is it heavy?'): Promise<string> {
  const { status, body } = await postComment(author, listing, { content });
  if (status !== 201) throw new Error(`The comment was refused: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** So many comments, one after the other, stored past their posting: nobody is told. Answers their ids. */
export async function storeComments(
  { db }: TestApp,
  { id: authorId }: { id: string },
  listing: string,
  many: number,
): Promise<string[]> {
  const ids = Array.from({ length: many }, () => uuid());
  await db.rows(sql`
    insert into catalog.comments (id, listing_id, author_id, content, created_at)
    select id, ${listing}, ${authorId}, 'Comment ' || n - 1, now() - interval '1 hour' + n * interval '1 second'
    from unnest(${ids}::uuid[]) with ordinality as given (id, n)`);
  return ids;
}

export const commentsOf = async (reader: Client, listing: string, cursor?: string): Promise<CommentPage> =>
  (
    await reader.get<CommentPage>(
      `/api/listings/${listing}/comments${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`,
    )
  ).body;
