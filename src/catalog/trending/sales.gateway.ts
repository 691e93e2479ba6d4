import { ConnectedSocket, SubscribeMessage } from '@nestjs/websockets';
import type { ClientToServer } from '#contract/socket';
import { Access } from '#platform/auth/access';
import { Gateway } from '#platform/realtime/gateway';
import type { RealtimeSocket } from '#platform/realtime/socket';

/** Those who have the latest sales in sight. */
export const SALES_ROOM = 'catalog.sales';

@Gateway()
export class SalesGateway {
  @Access('anyone')
  @SubscribeMessage('catalog.watch-sales' satisfies keyof ClientToServer)
  async watch(@ConnectedSocket() socket: RealtimeSocket): Promise<null> {
    await socket.join(SALES_ROOM);
    return null;
  }

  @Access('anyone')
  @SubscribeMessage('catalog.unwatch-sales' satisfies keyof ClientToServer)
  async unwatch(@ConnectedSocket() socket: RealtimeSocket): Promise<null> {
    await socket.leave(SALES_ROOM);
    return null;
  }
}
