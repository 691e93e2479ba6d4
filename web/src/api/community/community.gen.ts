import { baseApi as api } from "../base-api";
export const addTagTypes = ["community"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      site: build.query<SiteApiResponse, SiteApiArg>({
        query: () => ({ url: `/api/site` }),
        providesTags: ["community"],
      }),
      contact: build.mutation<ContactApiResponse, ContactApiArg>({
        query: (queryArg) => ({
          url: `/api/contact-messages`,
          method: "POST",
          body: queryArg.contactBody,
        }),
        invalidatesTags: ["community"],
      }),
      trustProfile: build.query<TrustProfileApiResponse, TrustProfileApiArg>({
        query: (queryArg) => ({
          url: `/api/profiles/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["community"],
      }),
      ownStanding: build.query<OwnStandingApiResponse, OwnStandingApiArg>({
        query: () => ({ url: `/api/standing` }),
        providesTags: ["community"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as communityApi };
export type SiteApiResponse = /** status 200  */ SiteInfo;
export type SiteApiArg = void;
export type ContactApiResponse = unknown;
export type ContactApiArg = {
  contactBody: ContactBody;
};
export type TrustProfileApiResponse = /** status 200  */ TrustProfile;
export type TrustProfileApiArg = {
  id: string;
};
export type OwnStandingApiResponse = /** status 200  */ OwnStanding;
export type OwnStandingApiArg = void;
export type SiteInfo = {
  operator: string | null;
  postalAddress: string | null;
  supportEmail: string | null;
  repositoryUrl: string | null;
  /** Whether somebody gets what is written to the contact form. */
  answersMessages: boolean;
};
export type ContactBody = {
  topic: "account" | "listing" | "safety" | "data" | "plans" | "other";
  name: string;
  /** Where the answer goes. */
  email: string;
  message: string;
  /** What was said with the assistant before, as its writer has seen it. */
  conversation?: string;
  /** Language of the copy that is mailed to the writer. */
  language?: "en" | "es";
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type TrustBadge = {
  badge:
    | "trusted-seller"
    | "verified-phone"
    | "verified-email"
    | "campus"
    | "bronze-referrer"
    | "silver-referrer"
    | "gold-referrer";
  /** Null when it has no day of its own. */
  earnedAt: string | null;
  /** Which one, of the badge of a campus. */
  campus?: string;
};
export type TrustProfile = {
  id: string;
  kind: "member" | "guest";
  name: string;
  username: string | null;
  avatar: ImageAnswer | null;
  bio: string | null;
  memberSince: string;
  /** Of 5 stars, one decimal; null before the first review. */
  rating: number | null;
  totalRatings: number;
  verifiedSeller: boolean;
  badges: TrustBadge[];
  /** On sale now. */
  listings: number;
  sold: number;
  bought: number;
  /** Of the meetups they had agreed on, those they came to. */
  cameTo: number;
  meetups: number;
  /** How many seconds others usually wait for the first answer; null when too few were given. */
  responseSeconds: number | null;
};
export type MissingBadge = {
  badge:
    | "trusted-seller"
    | "verified-phone"
    | "verified-email"
    | "campus"
    | "bronze-referrer"
    | "silver-referrer"
    | "gold-referrer";
  reason:
    | "no-reviews"
    | "rating-too-low"
    | "no-phone"
    | "phone-unconfirmed"
    | "phone-impossible"
    | "email-unconfirmed"
    | "no-campus-address"
    | "guest"
    | "too-few-friends";
  /** Of what is counted: how much of it there is, and how much it takes. */
  have?: number;
  need?: number;
};
export type ListedCampus = {
  name: string;
  domain: string;
};
export type OwnStanding = {
  badges: TrustBadge[];
  missing: MissingBadge[];
  /** Whose addresses earn the badge of a campus. */
  campuses: ListedCampus[];
};
export const {
  useSiteQuery,
  useContactMutation,
  useTrustProfileQuery,
  useOwnStandingQuery,
} = injectedRtkApi;
