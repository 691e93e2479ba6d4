import { ConnectedSocket, MessageBody, SubscribeMessage } from '@nestjs/websockets';
import type { ClientToServer } from '#contract/socket';
import { Access } from '#platform/auth/access';
import { Gateway } from '#platform/realtime/gateway';
import { enterRoom } from '#platform/realtime/rooms';
import type { RealtimeSocket } from '#platform/realtime/socket';
import { WatchedSales } from './watched-sales.dto.js';

/** Those who have the latest sales in sight. */
export const SALES_ROOM = 'catalog.sales';

@Gateway()
export class SalesGateway {
  @Access('anyone')
  @SubscribeMessage('catalog.watch-sales' satisfies keyof ClientToServer)
  async watch(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { watching }: WatchedSales,
  ): Promise<null> {
    await (watching ? enterRoom(socket, SALES_ROOM) : socket.leave(SALES_ROOM));
    return null;
  }
}
