import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Presence } from '#platform/realtime/presence';
import { Realtime } from '#platform/realtime/realtime';
import { enterRoom } from '#platform/realtime/rooms';
import type { RealtimeSocket } from '#platform/realtime/socket';
import { conversationRoom } from '../rooms/conversation-room.js';

/** What the two see of each other while they have their conversation open: typing, coming and going. */
@Injectable()
export class OpenThreads implements OnModuleInit {
  constructor(
    private readonly realtime: Realtime,
    private readonly presence: Presence,
  ) {}

  onModuleInit(): void {
    this.presence.onChange((room, personId, online) =>
      this.realtime.toOthersHere(room, personId, 'messaging.presence', { personId, online }),
    );
  }

  /**
   * Lets a connection in, and answers whether the other one is here. The caller has just checked that it takes part;
   * `stillLive` asks anew, since a room that was cleared before it came in would keep it.
   */
  async enter(
    socket: RealtimeSocket,
    conversationId: string,
    otherId: string,
    stillLive: () => Promise<boolean>,
  ): Promise<boolean> {
    const room = conversationRoom(conversationId);
    await enterRoom(socket, room);
    this.presence.watch(room, otherId);
    let stays = false;
    try {
      stays = await stillLive();
    } finally {
      if (!stays) await socket.leave(room);
    }
    return stays && this.presence.isHere(otherId);
  }

  async leave(socket: RealtimeSocket, conversationId: string): Promise<void> {
    await socket.leave(conversationRoom(conversationId));
  }

  /** Only who was let in is heard: whoever is not in the room is ignored. */
  type(socket: RealtimeSocket, conversationId: string, personId: string, typing: boolean): void {
    const room = conversationRoom(conversationId);
    if (!socket.rooms.has(room)) return;
    this.realtime.toOthers(room, personId, 'messaging.typing', { conversationId, personId, typing });
  }
}
