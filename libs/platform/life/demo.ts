import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Clock } from '#platform/config/clock';
import { DatabaseSettings } from '#platform/persistence/database.settings';
import { DemoSettings } from './demo.settings.js';
import { DemoTown } from './demo-town.js';
import { inOrder } from './in-order.js';

/** What a class decorated with `@OnDemo` implements. */
export interface DemoSeed {
  /** Whether there is something of its kind already: then the town is not built at all. */
  isSettled(): Promise<boolean>;
  /** In the transaction that builds the town. */
  seed(town: DemoTown): Promise<void>;
}

interface Part {
  /** The kind of thing it adds to the town. */
  readonly makes: string;
  /** The kinds it finds there. */
  readonly needs?: readonly string[];
}

const Mark = DiscoveryService.createDecorator<Part>();

/** Marks a provider as one feature's part of the demo town: `@OnDemo({ makes: 'listing', needs: ['person'] })`. */
export const OnDemo = (part: Part) => Mark(part);

/** Fills an empty market of the embedded database with the demo town, once. */
@Injectable()
export class Demo {
  private readonly logger = new Logger(Demo.name);

  constructor(
    private readonly em: EntityManager,
    private readonly discovery: DiscoveryService,
    private readonly settings: DemoSettings,
    private readonly database: DatabaseSettings,
    private readonly clock: Clock,
  ) {}

  /** Whether it is to be built. Asks nobody but the database, also before the application has been initialized. */
  async isWanted(): Promise<boolean> {
    if (!this.settings.DEMO_DATA || this.database.DATABASE_URL) return false;
    for (const seed of this.seeds()) if (await seed.isSettled()) return false;
    return true;
  }

  async build(): Promise<void> {
    this.logger.log('Building the demo town; this happens once …');
    const town = new DemoTown(this.clock.now());
    // One transaction: a start that is cut off leaves an empty market, and the next one begins anew.
    await this.em.fork().transactional(async () => {
      for (const seed of this.seeds()) await seed.seed(town);
    });
  }

  private seeds(): DemoSeed[] {
    const found = this.discovery.getProviders({ metadataKey: Mark.KEY }).map((wrapper) => ({
      part: this.discovery.getMetadataByDecorator(Mark, wrapper),
      seed: wrapper.instance as DemoSeed,
    }));
    return inOrder(
      found,
      ({ part: one }, { part: other }) => one !== undefined && (other?.needs ?? []).includes(one.makes),
    ).map(({ seed }) => seed);
  }
}
