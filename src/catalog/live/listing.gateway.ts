import { ConnectedSocket, MessageBody, SubscribeMessage } from '@nestjs/websockets';
import type { ClientToServer } from '#contract/socket';
import { Access } from '#platform/auth/access';
import { Gateway } from '#platform/realtime/gateway';
import { enterRoom } from '#platform/realtime/rooms';
import type { RealtimeSocket } from '#platform/realtime/socket';
import { WatchedListing } from './listing-room.dto.js';
import { listingRoom } from './listing-room.js';

/** Whoever has a listing open is told when it changes. */
@Gateway()
export class ListingGateway {
  @Access('anyone')
  @SubscribeMessage('catalog.watch-listing' satisfies keyof ClientToServer)
  async watch(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { id }: WatchedListing,
  ): Promise<null> {
    await enterRoom(socket, listingRoom(id));
    return null;
  }

  @Access('anyone')
  @SubscribeMessage('catalog.unwatch-listing' satisfies keyof ClientToServer)
  async unwatch(
    @ConnectedSocket() socket: RealtimeSocket,
    @MessageBody() { id }: WatchedListing,
  ): Promise<null> {
    await socket.leave(listingRoom(id));
    return null;
  }
}
