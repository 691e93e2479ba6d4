import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ConnectedSocket, MessageBody, SubscribeMessage } from '@nestjs/websockets';
import type { ClientToServer } from '#contract/socket';
import { Access, CurrentActor } from '#platform/auth/access';
import { isSignedIn, type SignedIn } from '#platform/auth/actor';
import { Gateway } from '#platform/realtime/gateway';
import type { RealtimeSocket } from '#platform/realtime/socket';
import type { SentMessage } from '../messages/message.dto.js';
import { SendMessage } from '../sending/send-message.command.js';
import { OpenedConversation, ReadUpTo, ReceivedUpTo, SentOverSocket, TypingIn } from './chat.dto.js';
import { MarkRead } from './mark-read.command.js';
import { MarkReceived } from './mark-received.command.js';
import { OpenThread } from './open-thread.query.js';
import { OpenThreads } from './open-threads.js';

/** Connected, and by right of the same person. */
const isStill = ({ connected, data: { actor } }: RealtimeSocket, id: string): boolean =>
  connected && isSignedIn(actor) && actor.id === id;

type Answer<M extends keyof ClientToServer> = Promise<ClientToServer[M]['answers']>;

/** Chat as it happens. Messages themselves also go over HTTP, by the same command. */
@Gateway()
@Access('signed-in')
export class ChatGateway {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly threads: OpenThreads,
  ) {}

  @SubscribeMessage('messaging.open' satisfies keyof ClientToServer)
  async open(
    @ConnectedSocket() socket: RealtimeSocket,
    @CurrentActor() { id }: SignedIn,
    @MessageBody() { conversationId }: OpenedConversation,
  ): Answer<'messaging.open'> {
    this.threads.want(socket, conversationId);
    const read = () => this.queries.execute(new OpenThread(id, conversationId));
    const { otherId, live, receipt } = await read();
    // Whoever has gone in the meantime has left their rooms already, or this one.
    if (!live || !isStill(socket, id) || !this.threads.wants(socket, conversationId))
      return { online: false, receipt };
    const stillLive = async () => (await read()).live;
    return { online: await this.threads.enter(socket, conversationId, otherId, stillLive), receipt };
  }

  @SubscribeMessage('messaging.close' satisfies keyof ClientToServer)
  async close(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { conversationId }: OpenedConversation,
  ): Answer<'messaging.close'> {
    await this.threads.leave(socket, conversationId);
    return null;
  }

  @SubscribeMessage('messaging.send' satisfies keyof ClientToServer)
  send(
    @ConnectedSocket() socket: RealtimeSocket,
    @CurrentActor() actor: SignedIn,
    @MessageBody() draft: SentOverSocket,
  ): Promise<SentMessage> {
    return this.commands.execute(new SendMessage(actor, draft.conversationId, draft, socket.id));
  }

  @SubscribeMessage('messaging.typing' satisfies keyof ClientToServer)
  async typing(
    @ConnectedSocket() socket: RealtimeSocket,
    @CurrentActor() { id }: SignedIn,
    @MessageBody() { conversationId, typing }: TypingIn,
  ): Answer<'messaging.typing'> {
    this.threads.type(socket, conversationId, id, typing);
    return null;
  }

  @SubscribeMessage('messaging.read' satisfies keyof ClientToServer)
  async read(
    @CurrentActor() { id }: SignedIn,
    @MessageBody() { conversationId, seq }: ReadUpTo,
  ): Answer<'messaging.read'> {
    await this.commands.execute(new MarkRead(id, conversationId, seq));
    return null;
  }

  @SubscribeMessage('messaging.received' satisfies keyof ClientToServer)
  async received(
    @CurrentActor() { id }: SignedIn,
    @MessageBody() { conversationId, seq }: ReceivedUpTo,
  ): Answer<'messaging.received'> {
    await this.commands.execute(new MarkReceived(id, conversationId, seq));
    return null;
  }
}
