import { EntityManager, LockMode, MikroORM } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { sql } from 'kysely';
import { OutboxSubscriber } from './outbox.subscriber.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { Reactions, type RegisteredReaction } from './reactions.js';

const BATCH = 50;
const POLL_MS = 1000;

/**
 * Carries committed events to their reactions. Instances share the work (`FOR UPDATE SKIP LOCKED`); within one process
 * a commit wakes it at once, and the poll finds what another instance left behind.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private stopped = false;
  private awake = false;
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly orm: MikroORM,
    private readonly reactions: Reactions,
    private readonly subscriber: OutboxSubscriber,
  ) {}

  onApplicationBootstrap(): void {
    this.subscriber.onCommit(() => this.wake());
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  wake(): void {
    if (this.stopped || this.awake) return;
    this.awake = true;
    clearTimeout(this.timer);
    this.running = this.running.then(() => this.drain());
  }

  private async drain(): Promise<void> {
    try {
      do {
        this.awake = false;
      } while ((await this.deliverBatch()) === BATCH && !this.stopped);
    } catch (error) {
      this.logger.error(error, 'The outbox could not be read; trying again.');
    }
    if (!this.stopped && !this.awake) this.timer = setTimeout(() => this.wake(), POLL_MS).unref();
  }

  private deliverBatch(): Promise<number> {
    return this.orm.em.fork().transactional(async (em) => {
      const due = await em.find(
        OutboxMessage,
        { processedAt: null, availableAt: { $lte: new Date() } },
        { orderBy: { id: 'asc' }, limit: BATCH, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      for (const message of due) await this.deliver(message);
      return due.length;
    });
  }

  private async deliver(message: OutboxMessage): Promise<void> {
    const failures: string[] = [];
    for (const reaction of this.reactions.to(message.type)) {
      try {
        await this.reactOnce(message, reaction);
      } catch (error) {
        this.logger.error(
          error,
          `${reaction.name} failed on ${message.type} ${message.id}; it will be tried again.`,
        );
        failures.push(`${reaction.name}: ${String(error)}`);
      }
    }
    if (failures.length === 0) message.delivered(new Date());
    else message.postpone(failures.join('\n'), new Date());
  }

  /** The note that a reaction is done commits together with what it did, so a retry never does it twice. */
  private reactOnce(message: OutboxMessage, { name, event, reaction }: RegisteredReaction): Promise<void> {
    return this.orm.em.fork().transactional(async (em) => {
      if (!(await this.claim(em, message.id, name))) return;
      await reaction.react(
        Object.assign(Object.create(event.prototype as object) as object, message.payload),
      );
    });
  }

  private async claim(em: EntityManager, messageId: string, reaction: string): Promise<boolean> {
    const { rows } = await sql`
      insert into platform.reactions_done (message_id, reaction) values (${messageId}, ${reaction})
      on conflict do nothing returning message_id`.execute(em.getKysely());
    return rows.length > 0;
  }
}
