import { baseApi as api } from "../base-api";
export const addTagTypes = ["partnerships"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      partnerships: build.query<PartnershipsApiResponse, PartnershipsApiArg>({
        query: () => ({ url: `/api/admin/partnerships` }),
        providesTags: ["partnerships"],
      }),
      makePartnership: build.mutation<
        MakePartnershipApiResponse,
        MakePartnershipApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partnerships`,
          method: "POST",
          body: queryArg.partnershipBody,
        }),
        invalidatesTags: ["partnerships"],
      }),
      changePartnership: build.mutation<
        ChangePartnershipApiResponse,
        ChangePartnershipApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partnerships/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.changePartnershipBody,
        }),
        invalidatesTags: ["partnerships"],
      }),
      removePartnership: build.mutation<
        RemovePartnershipApiResponse,
        RemovePartnershipApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partnerships/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["partnerships"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as partnershipsApi };
export type PartnershipsApiResponse = /** status 200  */ KeptPartnerships;
export type PartnershipsApiArg = void;
export type MakePartnershipApiResponse = /** status 201  */ PartnershipId;
export type MakePartnershipApiArg = {
  partnershipBody: PartnershipBody;
};
export type ChangePartnershipApiResponse = unknown;
export type ChangePartnershipApiArg = {
  id: string;
  changePartnershipBody: ChangePartnershipBody;
};
export type RemovePartnershipApiResponse = unknown;
export type RemovePartnershipApiArg = {
  id: string;
};
export type ImageAnswer = {
  id: string;
  /** Pixels of the `full` variant. */
  width: number;
  height: number;
  /** A tiny data: URI to show while the picture loads. */
  placeholder: string;
};
export type KeptPartnership = {
  id: string;
  brandName: string;
  logo: ImageAnswer | null;
  discount: string;
  requirements: string | null;
  code: string;
  isActive: boolean;
  isSample: boolean;
  createdAt: string;
};
export type KeptPartnerships = {
  /** The newest first. */
  items: KeptPartnership[];
};
export type PartnershipId = {
  id: string;
};
export type PartnershipBody = {
  brandName: string;
  discount: string;
  /** What unlocks it, in words of its own; null says what is usual. */
  requirements?: string | null;
  code: string;
  isActive?: boolean;
  /** An upload of one's own, as its logo; null: none. */
  logoId?: string | null;
};
export type ChangePartnershipBody = {
  brandName?: string;
  discount?: string;
  /** What unlocks it, in words of its own; null says what is usual. */
  requirements?: string | null;
  code?: string;
  isActive?: boolean;
  /** An upload of one's own, as its logo; null: none. */
  logoId?: string | null;
};
export const {
  usePartnershipsQuery,
  useMakePartnershipMutation,
  useChangePartnershipMutation,
  useRemovePartnershipMutation,
} = injectedRtkApi;
