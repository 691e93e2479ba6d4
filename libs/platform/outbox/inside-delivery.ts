import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { DatabaseSettings } from '#platform/persistence/database.settings';
import type { Delivery, Outcome } from './delivery.js';
import { LANES } from './lanes.js';
import { type Claimed, OutboxWork } from './outbox-work.js';
import { Reactions, type RegisteredReaction, revive } from './reactions.js';

/** A reaction holds a connection; requests need most of them. */
const SHARE_OF_POOL = 4;

/** Nobody calls anybody inside, so there is nothing to abort. */
const { signal } = new AbortController();

/** One reaction after the other, each in a transaction of its own. */
@Injectable()
export class InsideDelivery implements Delivery {
  readonly atOnce: number;
  private readonly logger = new Logger('Outbox');

  constructor(
    private readonly orm: MikroORM,
    private readonly reactions: Reactions,
    private readonly work: OutboxWork,
    { DATABASE_POOL }: DatabaseSettings,
  ) {
    const share = Math.max(1, Math.floor(DATABASE_POOL / SHARE_OF_POOL));
    this.atOnce = Math.min(LANES.inside.concurrency, share);
  }

  async deliver(event: Claimed): Promise<Outcome> {
    const left = this.reactions.to(event.type, 'inside').filter(({ name }) => !event.done.includes(name));
    if (left.length === 0) await this.work.note(event, [], true);
    const failures: string[] = [];
    for (const reaction of left) {
      try {
        await this.reactOnce(event, reaction, failures.length === 0 && reaction === left.at(-1));
      } catch (error) {
        this.logger.error(error, `${reaction.name} failed on ${event.type} ${event.id}.`);
        failures.push(`${reaction.name}: ${String(error)}`);
      }
    }
    return { failures };
  }

  /** The note that it is done commits together with what it did, so a retry never does it twice. */
  private reactOnce(event: Claimed, reaction: RegisteredReaction, last: boolean): Promise<void> {
    return this.orm.em.fork().transactional(async () => {
      if (await this.work.noteOnce(event, reaction.name, last))
        await reaction.reaction.react(revive(reaction, event.payload), { signal });
    });
  }
}
