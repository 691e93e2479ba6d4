import { Injectable } from '@nestjs/common';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Database } from '#platform/persistence/database';
import { countings } from './market-measures.js';

/** Counts what goes on in the demo town, which would say at first that nothing does. */
@Injectable()
@OnDemo({ makes: 'market', needs: ['view', 'favorite', 'conversation', 'sale'] })
export class SeedMarketOnDemo implements DemoSeed {
  constructor(private readonly db: Database) {}

  async isSettled(): Promise<boolean> {
    return false;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const counting of countings(town.now)) await this.db.rows(counting);
  }
}
