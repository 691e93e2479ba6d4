import { referralsApi as generated, type ReferredFriends } from '../../../api/monetization/referrals.gen';
import { rereadOn } from '../../../api/reread-on';

export type { Invitation, OwnReferrals, ReferredFriend } from '../../../api/monetization/referrals.gen';

/** Any of them that moves, by whoever's hand, is a reason to read them again. */
const rereadAsTheyMove = rereadOn('monetization.referral', 'referrals');

/** What one's inviting brings: whoever shows it knows of what happens. */
const referralsApi = generated
  .enhanceEndpoints({
    endpoints: {
      ownReferrals: { onCacheEntryAdded: rereadAsTheyMove },
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
        onCacheEntryAdded: rereadAsTheyMove,
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
