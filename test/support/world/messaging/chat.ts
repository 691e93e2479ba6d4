import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import type { ChatMessageShape } from '#contract/chat';
import {
  type Acknowledgement,
  type ClientEvents,
  type ClientToServer,
  type ServerEvents,
  type ServerToClient,
  SOCKET_TRANSPORTS,
} from '#contract/socket';
import type { MessagePage, SentMessage } from '../../../../src/messaging/messages/message.dto.js';
import type { ConversationPage, Thread } from '../../../../src/messaging/threads/conversation.dto.js';
import type { TestApp } from '../../app/app.js';
import type { Client } from '../../app/client.js';
import { eventually } from '../../runner/eventually.js';

type Heard<M extends keyof ServerToClient> = ServerToClient[M];

/** One browser tab with its socket: sends, and remembers everything it hears. */
export class ChatTab {
  private readonly heardMessages: { message: string; payload: unknown }[] = [];

  private constructor(readonly socket: Socket<ServerEvents, ClientEvents>) {
    socket.onAny((message: string, payload: unknown) => this.heardMessages.push({ message, payload }));
  }

  /** Connects with an access token, or as a visitor. @throws the refusal of the connection */
  static async open(url: string, token?: string): Promise<ChatTab> {
    const socket = io(url, {
      transports: [...SOCKET_TRANSPORTS],
      auth: token === undefined ? {} : { token },
      forceNew: true,
      reconnection: false,
    });
    const tab = new ChatTab(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return tab;
  }

  /** Sends any message, also one the types would not allow, and answers the acknowledgement. */
  ask<M extends keyof ClientToServer>(
    message: M,
    payload: unknown,
  ): Promise<Acknowledgement<ClientToServer[M]['answers']>> {
    const untyped = this.socket.timeout(10_000) as unknown as {
      emitWithAck(message: string, payload: unknown): Promise<Acknowledgement<ClientToServer[M]['answers']>>;
    };
    return untyped.emitWithAck(message, payload);
  }

  /** Sends and expects to be let. @throws Error with the refusal */
  async tell<M extends keyof ClientToServer>(
    message: M,
    payload: ClientToServer[M]['sends'],
  ): Promise<ClientToServer[M]['answers']> {
    const answer = await this.ask(message, payload);
    if ('problem' in answer) throw new Error(`${message} was refused: ${JSON.stringify(answer.problem)}`);
    return answer.data;
  }

  async send(conversationId: string, content: string, id: string = randomUUID()): Promise<ChatMessageShape> {
    return (await this.tell('messaging.send', { conversationId, id, content })).message;
  }

  /** What has been heard of one kind so far. */
  heard<M extends keyof ServerToClient>(message: M): Heard<M>[] {
    return this.heardMessages
      .filter((each) => each.message === message)
      .map(({ payload }) => payload as Heard<M>);
  }

  /** Everything heard so far, by name. */
  get names(): string[] {
    return this.heardMessages.map(({ message }) => message);
  }

  /** Waits for one of a kind that fits. */
  hears<M extends keyof ServerToClient>(
    message: M,
    fits: (payload: Heard<M>) => boolean = () => true,
  ): Promise<Heard<M>> {
    return eventually(() => this.heard(message).find(fits));
  }

  forget(): void {
    this.heardMessages.length = 0;
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** Begins the conversation with a person, about a listing or none. @throws Error when it is refused */
export async function startConversation(
  client: Client,
  personId: string,
  listingId?: string,
): Promise<string> {
  const { status, body } = await client.post<Thread>('/api/conversations', { personId, listingId });
  if (status !== 200 || !body.id) throw new Error(`No conversation: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** Sends over HTTP, as while the socket is down; a test names only what it is about. */
export const sendDraft = (client: Client, conversationId: string, draft: Record<string, unknown>) =>
  client.post<SentMessage>(`/api/conversations/${conversationId}/messages`, {
    id: randomUUID(),
    content: '',
    ...draft,
  });

export const conversationsOf = async (client: Client, query = ''): Promise<ConversationPage> =>
  (await client.get<ConversationPage>(`/api/conversations${query}`)).body;

/** All messages of a conversation after a number, page by page. @throws Error when they cannot be read */
export async function allMessages(
  client: Client,
  conversationId: string,
  from = 0,
): Promise<ChatMessageShape[]> {
  const found: ChatMessageShape[] = [];
  for (let more = true; more; ) {
    const after = found.at(-1)?.seq ?? from;
    const { status, body } = await client.get<MessagePage>(
      `/api/conversations/${conversationId}/messages?after=${after}`,
    );
    if (status !== 200) throw new Error(`The messages were refused: ${status} ${JSON.stringify(body)}`);
    found.push(...body.items);
    more = body.more;
  }
  return found;
}

/** A conversation with one message that a person has with somebody, stored past the profiles' events. */
export async function storeConversation({ db }: Pick<TestApp, 'db'>, personId: string): Promise<string> {
  const [id, otherId] = [randomUUID(), randomUUID()];
  await db.rows(sql`
    insert into directory.people (id, kind, name)
    values (${personId}, 'member', 'Somebody'), (${otherId}, 'member', 'Somebody else') on conflict do nothing`);
  await db.rows(sql`
    insert into messaging.conversations (id, first_id, second_id, last_seq, created_at)
    values (${id}, least(${personId}::uuid, ${otherId}::uuid), greatest(${personId}::uuid, ${otherId}::uuid), 1, now())`);
  await db.rows(sql`
    insert into messaging.participants (conversation_id, person_id, other_id, last_at)
    values (${id}, ${personId}, ${otherId}, now()), (${id}, ${otherId}, ${personId}, now())`);
  await db.rows(sql`
    insert into messaging.messages (id, conversation_id, seq, sender_id, kind, content, created_at)
    values (${randomUUID()}, ${id}, 1, ${otherId}, 'text', 'Hello', now())`);
  return id;
}
