import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ProductSettings } from '#platform/config/product.settings';
import { InsideDelivery } from './inside-delivery.js';
import { LaneRelay } from './lane-relay.js';
import { ALL_LANES, type Lane } from './lanes.js';
import { OutboxSubscriber } from './outbox.subscriber.js';
import { OutboxWork } from './outbox-work.js';
import { LongDelivery, OutsideDelivery } from './outside-delivery.js';

/** Carries committed events to their reactions, lane by lane. Instances share the work. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly lanes: Readonly<Record<Lane, LaneRelay>>;

  constructor(
    work: OutboxWork,
    inside: InsideDelivery,
    private readonly outside: OutsideDelivery,
    private readonly long: LongDelivery,
    private readonly subscriber: OutboxSubscriber,
    private readonly settings: ProductSettings,
  ) {
    this.lanes = {
      inside: new LaneRelay('inside', work, inside),
      outside: new LaneRelay('outside', work, outside),
      long: new LaneRelay('long', work, long),
    };
  }

  onApplicationBootstrap(): void {
    this.subscriber.onCommit((committed) => {
      for (const lane of ALL_LANES)
        this.lanes[lane].wake(committed.filter((row) => row.lane === lane).map(({ key }) => key));
    });
    this.wake();
  }

  /** Looks for whatever is due in every lane. */
  wake(): void {
    for (const lane of ALL_LANES) this.lanes[lane].look();
  }

  /** Calls under way have half of the grace to end by themselves: one that is cut off may have got through. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const lane of ALL_LANES) this.lanes[lane].halt();
    const patience = new AbortController();
    const ended = Promise.all(ALL_LANES.map((lane) => this.lanes[lane].idle())).finally(() =>
      patience.abort(),
    );
    await wait(this.settings.SHUTDOWN_GRACE * 500, undefined, patience).catch(() => undefined);
    this.outside.abort();
    this.long.abort();
    await ended;
  }
}
