import { ConnectedSocket, MessageBody, SubscribeMessage } from '@nestjs/websockets';
import type { ClientToServer } from '#contract/socket';
import { Access } from '#platform/auth/access';
import { isSignedIn } from '#platform/auth/actor';
import { Gateway } from './gateway.js';
import { SessionToken } from './session.dto.js';
import type { RealtimeSocket } from './socket.js';
import { SocketSessions } from './socket-sessions.js';

/** Keeps a living connection signed in, or signs it out. */
@Gateway()
export class SessionGateway {
  constructor(private readonly sessions: SocketSessions) {}

  @Access('anyone')
  @SubscribeMessage('session.token' satisfies keyof ClientToServer)
  async token(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { token }: SessionToken,
  ): Promise<ClientToServer['session.token']['answers']> {
    const actor = await this.sessions.change(socket, token);
    return { person: isSignedIn(actor) ? actor.id : null };
  }
}
