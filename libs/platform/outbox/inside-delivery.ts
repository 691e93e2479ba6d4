import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { Delivery, Outcome } from './delivery.js';
import { type Claimed, OutboxWork } from './outbox-work.js';
import { Reactions, type RegisteredReaction, revive } from './reactions.js';

/** Nobody calls anybody inside, so there is nothing to abort. */
const { signal } = new AbortController();

/** One reaction after the other, each in a transaction of its own. */
@Injectable()
export class InsideDelivery implements Delivery {
  private readonly logger = new Logger('Outbox');

  constructor(
    private readonly orm: MikroORM,
    private readonly reactions: Reactions,
    private readonly work: OutboxWork,
  ) {}

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
