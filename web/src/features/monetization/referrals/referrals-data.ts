import { referralsApi as generated, type ReferredFriends } from '../../../api/monetization/referrals.gen';
import { pollWithoutConnection } from '../../../api/poll-without-connection';
import { watchEvents } from '../../../api/watch-events';

export type { Invitation, OwnReferrals, ReferredFriend } from '../../../api/monetization/referrals.gen';

type Entry = { dispatch: (action: never) => unknown; cacheEntryRemoved: Promise<void> };

/** Any referral that moves is a reason to read them again. */
async function follow({ dispatch, cacheEntryRemoved }: Entry): Promise<void> {
  const readAgain = () => dispatch(generated.util.invalidateTags(['referrals']) as never);
  const stop = watchEvents({ 'monetization.referral': readAgain }, { now: false, missed: readAgain });
  const stopPolling = pollWithoutConnection(readAgain);
  await cacheEntryRemoved;
  stopPolling();
  stop();
}

/** What one's inviting brings: whoever shows it knows of what happens. */
const referralsApi = generated
  .enhanceEndpoints({
    endpoints: {
      ownReferrals: { onCacheEntryAdded: (_, entry) => follow(entry) },
      // Whether one may accept it is asked anew each time.
      invitation: { keepUnusedDataFor: 0, providesTags: [] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      friends: build.infiniteQuery<ReferredFriends, void, string | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ nextCursor }) => nextCursor,
        },
        query: ({ pageParam: cursor }) => ({
          url: '/api/my-referrals/friends',
          ...(cursor && { params: { cursor } }),
        }),
        providesTags: ['referrals'],
        onCacheEntryAdded: (_, entry) => follow(entry),
      }),
    }),
  });

export const {
  useOwnReferralsQuery,
  useMakeReferralCodeMutation,
  useFriendsInfiniteQuery,
  useInvitationQuery,
  useAcceptInvitationMutation,
} = referralsApi;
