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
  /** Language of the copy that is mailed to the writer. */
  language?: "en" | "es";
};
export const { useSiteQuery, useContactMutation } = injectedRtkApi;
