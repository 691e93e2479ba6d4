import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { PostgresAdapter } from '@socket.io/postgres-adapter';
import { Redis } from 'ioredis';
import { OptionalRedis } from '#platform/redis/optional-redis';
import type { FasterWay, Message } from './postgres-talk.js';

/** What came over Redis and over PostgreSQL as well is taken once, as long as no more came in between. */
const REMEMBERED = 10_000;

/** The library's way in, which is not public. */
interface Hearing {
  onMessage(message: Message): void;
}

/** The connections over which instances talk through Redis: one speaks, one hears. */
export class RedisTalk {
  private readonly logger = new Logger('Realtime');
  private readonly speaker: OptionalRedis;
  private readonly listener: Redis;

  constructor(url: string) {
    this.speaker = new OptionalRedis(url, 'Instances talk through PostgreSQL.');
    this.listener = new Redis(url, { maxRetriesPerRequest: null, keepAlive: 10_000 });
    // It subscribes again by itself, and the speaker says when Redis is away.
    this.listener.on('error', () => undefined);
  }

  /**
   * Makes an adapter hear what is told over Redis, and answers the way to tell it. Redis knows how many have heard a
   * message: fewer than there are instances, and it has to go another way too.
   */
  connect(adapter: PostgresAdapter): FasterWay {
    // Channels are of the whole Redis, whatever database of it an installation names.
    const channel = `vybac:${this.listener.options.db}:socket.io#${adapter.nsp.name}`;
    const hearing = adapter as unknown as Hearing;
    const take = hearing.onMessage.bind(adapter);
    const taken = new Set<string>();
    hearing.onMessage = (message) => {
      if (message.id !== undefined) {
        if (taken.has(message.id)) return;
        taken.add(message.id);
        for (const oldest of taken) {
          if (taken.size <= REMEMBERED) break;
          taken.delete(oldest);
        }
      }
      take(message);
    };
    this.listener.on('message', (from, text) => {
      if (from === channel) hearing.onMessage(JSON.parse(text) as Message);
    });
    this.listener.subscribe(channel).catch((error: unknown) => {
      if (this.listener.status !== 'end') this.logger.error(error);
    });
    return async (message) => {
      message.id = randomUUID();
      const heardBy = await this.speaker.ask((redis) => redis.publish(channel, JSON.stringify(message)));
      return heardBy !== undefined && heardBy >= (await adapter.serverCount());
    };
  }

  close(): void {
    this.speaker.close();
    this.listener.disconnect();
  }
}
