import { Global, Module } from '@nestjs/common';
import { Realtime } from './realtime.js';
import { SessionGateway } from './session.gateway.js';
import { SocketSessions } from './socket-sessions.js';

/** The WebSocket. The application needs `app.useWebSocketAdapter(new RealtimeAdapter(app))` beside it. */
@Global()
@Module({
  providers: [Realtime, SocketSessions, SessionGateway],
  exports: [Realtime],
})
export class RealtimeModule {}
