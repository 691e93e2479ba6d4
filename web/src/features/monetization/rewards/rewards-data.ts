import { rewardsApi } from '../../../api/monetization/rewards.gen';
import { watchEvents } from '../../../api/watch-events';

export type { LastWeek, MyWeek, OwnCoupon, Perk, Perks } from '../../../api/monetization/rewards.gen';

/** One's own week, which moves as soon as something is listed or deleted, on whichever device. */
const api = rewardsApi.enhanceEndpoints({
  endpoints: {
    myWeek: {
      onCacheEntryAdded: async (_, entry) => {
        const readAgain = () => entry.dispatch(rewardsApi.util.invalidateTags(['rewards']) as never);
        const stop = watchEvents(
          {
            'monetization.week': ({ weekStart, listings }) => {
              const { data } = entry.getCacheEntry();
              if (data?.weekStart !== weekStart || data.listings !== listings) readAgain();
            },
            'notifications.notice': ({ code }) => {
              if (code === 'reward-earned') readAgain();
            },
          },
          { now: false, missed: readAgain },
        );
        await entry.cacheEntryRemoved;
        stop();
      },
    },
  },
});

export const { useMyWeekQuery, useMyCouponsQuery, usePerksQuery } = api;
