import { baseApi as api } from "../base-api";
export const addTagTypes = ["referrals"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      invitation: build.query<InvitationApiResponse, InvitationApiArg>({
        query: (queryArg) => ({
          url: `/api/invitations/${encodeURIComponent(String(queryArg.code))}`,
        }),
        providesTags: ["referrals"],
      }),
      acceptInvitation: build.mutation<
        AcceptInvitationApiResponse,
        AcceptInvitationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/invitations/${encodeURIComponent(String(queryArg.code))}/acceptance`,
          method: "POST",
        }),
        invalidatesTags: ["referrals"],
      }),
      ownReferrals: build.query<OwnReferralsApiResponse, OwnReferralsApiArg>({
        query: () => ({ url: `/api/my-referrals` }),
        providesTags: ["referrals"],
      }),
      makeReferralCode: build.mutation<
        MakeReferralCodeApiResponse,
        MakeReferralCodeApiArg
      >({
        query: () => ({ url: `/api/my-referrals/code`, method: "POST" }),
        invalidatesTags: ["referrals"],
      }),
      referredFriends: build.query<
        ReferredFriendsApiResponse,
        ReferredFriendsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my-referrals/friends`,
          params: {
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["referrals"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as referralsApi };
export type InvitationApiResponse = /** status 200  */ Invitation;
export type InvitationApiArg = {
  code: string;
};
export type AcceptInvitationApiResponse = /** status 200  */ InvitationAnswered;
export type AcceptInvitationApiArg = {
  code: string;
};
export type OwnReferralsApiResponse = /** status 200  */ OwnReferrals;
export type OwnReferralsApiArg = void;
export type MakeReferralCodeApiResponse = /** status 200  */ ReferralCode;
export type MakeReferralCodeApiArg = void;
export type ReferredFriendsApiResponse = /** status 200  */ ReferredFriends;
export type ReferredFriendsApiArg = {
  cursor?: string;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type Invitation = {
  /** Why the reader is not to accept it; null for who can, and for whoever is not known yet. */
  refusal: ("own" | "already" | "not-new") | null;
  /** Of who invites. */
  name: string;
  avatar: ImageAnswer | null;
};
export type InvitationAnswered = {
  outcome: "accepted" | "unknown" | "own" | "already" | "not-new";
};
export type HeldCredits = {
  spendable: number;
  /** Not to be spent yet. */
  held: number;
  /** When the first of them can be spent, ISO 8601. */
  heldUntil: string | null;
};
export type OwnReferrals = {
  badge: ("bronze" | "silver" | "gold") | null;
  /** Null before it was asked for. */
  code: string | null;
  /** Friends who accepted. */
  joined: number;
  /** Friends with a first listing: what badges count. */
  successful: number;
  /** Credits earned by inviting that stand. */
  earned: number;
  /** Rewards of this day and this month, of UTC. */
  today: number;
  month: number;
  /** All one has, whatever they come from. */
  credits: HeldCredits;
};
export type ReferralCode = {
  code: string;
};
export type ReferredFriend = {
  state: "accepted" | "rewarded" | "counted" | "clawed-back";
  id: string;
  /** Their first name; null once they have left. */
  name: string | null;
  acceptedAt: string;
  /** Until when the credit is held; null once it is not, or without one. */
  heldUntil: string | null;
};
export type ReferredFriends = {
  items: ReferredFriend[];
  nextCursor: string | null;
};
export const {
  useInvitationQuery,
  useAcceptInvitationMutation,
  useOwnReferralsQuery,
  useMakeReferralCodeMutation,
  useReferredFriendsQuery,
} = injectedRtkApi;
