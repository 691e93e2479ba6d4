import type { RecentSaleShape } from '#contract/market';
import { watch } from '../../../api/socket';

/** Calls `sold` for every sale until the answered function is called. */
export const watchSales = (sold: (sale: RecentSaleShape) => void): (() => void) =>
  watch({
    start: (socket) => {
      socket.off('catalog.item-sold', sold).on('catalog.item-sold', sold);
      socket.emit('catalog.watch-sales', { watching: true });
    },
    stop: (socket) => {
      socket.off('catalog.item-sold', sold);
      socket.emit('catalog.watch-sales', { watching: false });
    },
  });
