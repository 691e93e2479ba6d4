import { MARKET_LIMITS, type RecentSaleShape } from '#contract/market';
import { type MarketAnswer, marketApi } from '../../../api/catalog/market.gen';

export type { MarketAnswer, MarketFigures, TopSeller } from '../../../api/catalog/market.gen';

const tagged = marketApi.enhanceEndpoints({ addTagTypes: ['Market'] });

/** What goes on in the market, and what is sold while one looks. */
const api = tagged.enhanceEndpoints({
  endpoints: {
    market: {
      providesTags: ['Market'],
      onCacheEntryAdded: async (_, entry) => {
        // Rejects when the entry goes before its data came.
        if (!(await entry.cacheDataLoaded.then(() => true).catch(() => false))) return;
        // Should it not come, the page shows what it has, as while there is no connection.
        const live = await import('./watch-sales').catch(() => null);
        const stop = live?.watchSales({
          sold: (sale) => entry.updateCachedData((market) => withSale(market, sale)),
          missed: () => entry.dispatch(tagged.util.invalidateTags(['Market'])),
        });
        await entry.cacheEntryRemoved;
        stop?.();
      },
    },
  },
});

/** Told twice, it shows once. */
function withSale(market: MarketAnswer, sale: RecentSaleShape): void {
  if (market.recentSales.some(({ id }) => id === sale.id)) return;
  market.recentSales = [sale, ...market.recentSales].slice(0, MARKET_LIMITS.recentSales);
  if (market.figures) market.figures.itemsSold += 1;
}

export const { useMarketQuery } = api;
