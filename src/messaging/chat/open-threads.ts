import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Presence } from '#platform/realtime/presence';
import { Realtime } from '#platform/realtime/realtime';
import { enterRoom, MOST_ROOMS } from '#platform/realtime/rooms';
import type { RealtimeSocket } from '#platform/realtime/socket';
import { conversationRoom } from '../rooms/conversation-room.js';

/** What the two see of each other while they have their conversation open: typing, coming and going. */
@Injectable()
export class OpenThreads implements OnModuleInit {
  /** What each connection has asked for and not left since: it may leave a thread before it is in. */
  private readonly wanted = new WeakMap<RealtimeSocket, Set<string>>();

  constructor(
    private readonly realtime: Realtime,
    private readonly presence: Presence,
  ) {}

  onModuleInit(): void {
    this.presence.onChange((room, personId, online) =>
      this.realtime.toOthersHere(room, personId, 'messaging.presence', { personId, online }),
    );
  }

  /** To be called as soon as a connection asks for a thread. Beyond as many as it may be in, it is out of the oldest. */
  want(socket: RealtimeSocket, conversationId: string): void {
    const wanted = this.wanted.get(socket) ?? new Set();
    this.wanted.set(socket, wanted);
    wanted.delete(conversationId);
    wanted.add(conversationId);
    const [oldest] = wanted;
    if (oldest !== undefined && wanted.size > MOST_ROOMS) wanted.delete(oldest);
  }

  wants(socket: RealtimeSocket, conversationId: string): boolean {
    return this.wanted.get(socket)?.has(conversationId) ?? false;
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
      stays = (await stillLive()) && this.wants(socket, conversationId);
    } finally {
      if (!stays) await socket.leave(room);
    }
    return stays && this.presence.isHere(otherId);
  }

  async leave(socket: RealtimeSocket, conversationId: string): Promise<void> {
    this.wanted.get(socket)?.delete(conversationId);
    await socket.leave(conversationRoom(conversationId));
  }

  /** Only who was let in is heard: whoever is not in the room is ignored. */
  type(socket: RealtimeSocket, conversationId: string, personId: string, typing: boolean): void {
    const room = conversationRoom(conversationId);
    if (!socket.rooms.has(room)) return;
    this.realtime.toOthers(room, personId, 'messaging.typing', { conversationId, personId, typing });
  }
}
