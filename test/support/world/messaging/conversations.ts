import { v7 as uuid } from 'uuid';
import type { ChatMessageShape } from '#contract/chat';
import type { SentMessage } from '../../../../src/messaging/messages/message.dto.js';
import type { Thread } from '../../../../src/messaging/threads/conversation.dto.js';
import type { Client } from '../../app/client.js';
import { photo } from '../../files/images.js';
import { uploadImage } from '../uploads.js';

interface Talker {
  client: Client;
  id: string;
}

/** Begins a conversation with its first words and answers its id. @throws Error when it is refused. */
export async function converse(
  sender: Talker,
  recipient: Pick<Talker, 'id'>,
  words: string,
  listingId?: string,
): Promise<string> {
  const begun = await sender.client.post<Thread>('/api/conversations', { personId: recipient.id, listingId });
  const { id } = begun.body;
  if (!id) throw new Error(`The conversation was refused: ${begun.status} ${JSON.stringify(begun.body)}`);
  const said = await say(sender, id, words);
  if (said.status !== 201) throw new Error(`The message was refused: ${JSON.stringify(said.body)}`);
  return id;
}

export const say = (sender: Pick<Talker, 'client'>, conversationId: string, content: string, id = uuid()) =>
  sender.client.post<SentMessage>(`/api/conversations/${conversationId}/messages`, { id, content });

/** Shows the other one a picture and answers its id. @throws Error when it is refused. */
export async function showPicture(
  { client }: Pick<Talker, 'client'>,
  conversationId: string,
): Promise<string> {
  const { id } = await uploadImage(client, await photo().jpeg().toBuffer());
  const message = { id: uuid(), content: 'Look', imageIds: [id] };
  const said = await client.post(`/api/conversations/${conversationId}/messages`, message);
  if (said.status !== 201) throw new Error(`The picture was refused: ${JSON.stringify(said.body)}`);
  return id;
}

export const threadOf = async (reader: Pick<Talker, 'client'>, conversationId: string): Promise<Thread> =>
  (await reader.client.get<Thread>(`/api/conversations/${conversationId}`)).body;

/** The newest messages, in the order they were sent. */
export const messagesOf = async (
  reader: Pick<Talker, 'client'>,
  conversationId: string,
): Promise<ChatMessageShape[]> =>
  (await reader.client.get<{ items: ChatMessageShape[] }>(`/api/conversations/${conversationId}/messages`))
    .body.items;
