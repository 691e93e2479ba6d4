import { Global, Module } from '@nestjs/common';
import { OpenConnections } from './open-connections.js';
import { Presence } from './presence.js';
import { Realtime } from './realtime.js';
import { SessionGateway } from './session.gateway.js';
import { SocketSessions } from './socket-sessions.js';

/** The WebSocket. The application needs `app.useWebSocketAdapter(new RealtimeAdapter(app))` beside it. */
@Global()
@Module({
  providers: [Realtime, Presence, OpenConnections, SocketSessions, SessionGateway],
  exports: [Realtime, Presence],
})
export class RealtimeModule {}
