import type { RecentSaleShape } from '#contract/market';
import { tell } from '../../../api/connection';
import { watchEvents } from '../../../api/watch-events';

export type Told = {
  sold: (sale: RecentSaleShape) => void;
  /** There was no connection: something may have been sold meanwhile. */
  missed: () => void;
};

/** Tells of every sale until the answered function is called. */
export const watchSales = ({ sold, missed }: Told): (() => void) =>
  watchEvents(
    { 'catalog.item-sold': sold },
    {
      now: false,
      connected: () => tell('catalog.watch-sales', { watching: true }),
      missed,
      left: () => tell('catalog.watch-sales', { watching: false }),
    },
  );
