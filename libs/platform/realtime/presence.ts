import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { personRoom, type RealtimeServer } from './socket.js';

/** A reload of the page, or a moment without network, is no absence. */
const GRACE_MS = 2000;
const COUNT_INSTANCES_MS = 5000;

const PERSON = /^person:(.+)$/;

/** Told for every room that watches a person, on the instance where the room has connections. */
type Listener = (room: string, personId: string, online: boolean) => void;

/**
 * Who is connected, over all instances. An arrival or a departure costs one message between them; nobody is told of it
 * unless somebody watches.
 */
@Injectable()
export class Presence implements OnApplicationShutdown {
  private server?: RealtimeServer;
  private readonly listeners = new Set<Listener>();
  /** Rooms of this instance, by the person they watch, and the other way round. */
  private readonly watching = new Map<string, Set<string>>();
  private readonly watched = new Map<string, Set<string>>();
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private counting?: NodeJS.Timeout;
  private instances = 1;
  /** Watched people whose instance may come and go between two counts, and what the last count that asked found. */
  private readonly unsure = new Map<string, 'not asked' | 'missed'>();

  /** Called once, by the adapter. */
  attach(server: RealtimeServer): void {
    this.server = server;
    const { adapter } = server.of('/');
    adapter.on('create-room', (room: string) => this.arrived(PERSON.exec(room)?.[1]));
    adapter.on('delete-room', (room: string) => {
      this.left(PERSON.exec(room)?.[1]);
      this.forget(room);
    });
    server.on('presence', (personId: string, online: boolean) => {
      if (online && this.watching.has(personId)) this.unsure.set(personId, 'not asked');
      // Whoever asked where they are was told before they came back here: all hear it once more.
      if (!online && this.isHereLocally(personId)) return this.announce(personId, true);
      this.tell(personId, online);
    });
    server.on('who-is-here', (ids: string[], answer: (here: string[]) => void) =>
      answer(ids.filter((id) => this.isHereLocally(id))),
    );
    server.on('who-is-in', (room: string, ids: string[], answer: (here: string[]) => void) =>
      answer(ids.filter((id) => this.isInHere(room, id))),
    );
    this.counting = setInterval(() => void this.countInstances(), COUNT_INSTANCES_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.counting);
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.server = undefined;
  }

  /** Registers who is to be told. */
  onChange(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** From now on, until it is empty, the room's connections of this instance are told of the person's coming and going. */
  watch(room: string, personId: string): void {
    entryOf(this.watching, personId).add(room);
    entryOf(this.watched, room).add(personId);
    this.doubt(personId, 'not asked');
  }

  async isHere(personId: string): Promise<boolean> {
    return (await this.here([personId])).has(personId);
  }

  /** Whether a person has a connection in a room, on any instance; one that does not answer in time has none. */
  async isIn(room: string, personId: string): Promise<boolean> {
    if (this.isInHere(room, personId)) return true;
    const asked = this.server?.serverSideEmitWithAck('who-is-in', room, [personId]);
    const answers = await asked?.catch(({ responses }: { responses?: string[][] }) => responses);
    return answers?.flat().includes(personId) ?? false;
  }

  /** The same, of the connections of this instance alone. */
  isInHere(room: string, personId: string): boolean {
    const { rooms } = this.server?.of('/').adapter ?? {};
    const inRoom = rooms?.get(room);
    return inRoom !== undefined && [...(rooms?.get(personRoom(personId)) ?? [])].some((id) => inRoom.has(id));
  }

  private async here(ids: readonly string[]): Promise<Set<string>> {
    const here = new Set(ids.filter((id) => this.isHereLocally(id)));
    const unknown = ids.filter((id) => !here.has(id));
    if (unknown.length === 0) return here;
    const answers = await this.askOthers(unknown);
    return new Set([...here, ...answers.flat()]);
  }

  /** An instance that does not answer in time has nobody. */
  private async askOthers(ids: string[]): Promise<string[][]> {
    const asked = this.server?.serverSideEmitWithAck('who-is-here', ids);
    return (await asked?.catch(({ responses }: { responses?: string[][] }) => responses)) ?? [];
  }

  private isHereLocally(personId: string): boolean {
    return this.server?.of('/').adapter.rooms.has(personRoom(personId)) ?? false;
  }

  private arrived(personId: string | undefined): void {
    if (personId === undefined) return;
    const wasLeaving = this.leaving.get(personId);
    clearTimeout(wasLeaving);
    this.leaving.delete(personId);
    if (!wasLeaving) this.announce(personId, true);
  }

  private left(personId: string | undefined): void {
    if (personId === undefined || !this.server) return;
    const timer = setTimeout(() => {
      this.leaving.delete(personId);
      void this.announceUnlessHere(personId);
    }, GRACE_MS).unref();
    this.leaving.set(personId, timer);
  }

  private async announceUnlessHere(personId: string): Promise<void> {
    if (await this.isHere(personId)) return;
    // While the others were asked, they may have come back, which has been told already.
    if (!this.isHereLocally(personId) && !this.leaving.has(personId)) this.announce(personId, false);
  }

  private announce(personId: string, online: boolean): void {
    this.tell(personId, online);
    this.server?.serverSideEmit('presence', personId, online);
  }

  private tell(personId: string, online: boolean): void {
    for (const room of this.watching.get(personId) ?? [])
      for (const listener of this.listeners) listener(room, personId, online);
  }

  private forget(room: string): void {
    for (const personId of this.watched.get(room) ?? []) {
      const rooms = this.watching.get(personId);
      rooms?.delete(room);
      if (rooms?.size === 0) this.watching.delete(personId);
    }
    this.watched.delete(room);
  }

  /** An instance that was killed could not say who left with it. */
  private async countInstances(): Promise<void> {
    const before = this.instances;
    this.instances = (await this.server?.of('/').adapter.serverCount()) ?? 1;
    const fewer = this.instances < before;
    const asked = fewer ? [...this.watching.keys()] : [...this.unsure.keys()];
    if (asked.length === 0) return;
    const found = new Map(this.unsure);
    this.unsure.clear();
    const here = await this.here(asked);
    for (const personId of asked.filter((id) => !here.has(id))) {
      // Who reloads a page is away for a moment: whoever is still away at the next count is gone.
      if (fewer || found.get(personId) === 'missed') this.tell(personId, false);
      else this.doubt(personId, 'missed');
    }
  }

  /** To be asked about at the next count; what is known already stays. */
  private doubt(personId: string, found: 'not asked' | 'missed'): void {
    if (!this.unsure.has(personId)) this.unsure.set(personId, found);
  }
}

function entryOf(map: Map<string, Set<string>>, key: string): Set<string> {
  const entry = map.get(key) ?? new Set();
  map.set(key, entry);
  return entry;
}
