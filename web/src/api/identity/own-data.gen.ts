import { baseApi as api } from "../base-api";
export const addTagTypes = ["own-sessions", "own-data"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      ownSessions: build.query<OwnSessionsApiResponse, OwnSessionsApiArg>({
        query: () => ({ url: `/api/profile/sessions` }),
        providesTags: ["own-sessions"],
      }),
      endOtherSessions: build.mutation<
        EndOtherSessionsApiResponse,
        EndOtherSessionsApiArg
      >({
        query: () => ({ url: `/api/profile/sessions`, method: "DELETE" }),
        invalidatesTags: ["own-sessions"],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/profile/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["own-sessions"],
      }),
      closeAccount: build.mutation<CloseAccountApiResponse, CloseAccountApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/profile/deletion`,
            method: "POST",
            body: queryArg.closeAccountBody,
          }),
          invalidatesTags: ["own-data"],
        },
      ),
      phoneState: build.query<PhoneStateApiResponse, PhoneStateApiArg>({
        query: () => ({ url: `/api/profile/phone` }),
        providesTags: ["own-data"],
      }),
      requestPhoneCode: build.mutation<
        RequestPhoneCodeApiResponse,
        RequestPhoneCodeApiArg
      >({
        query: () => ({ url: `/api/profile/phone/code`, method: "POST" }),
        invalidatesTags: ["own-data"],
      }),
      confirmPhone: build.mutation<ConfirmPhoneApiResponse, ConfirmPhoneApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/profile/phone/confirmation`,
            method: "POST",
            body: queryArg.confirmPhoneBody,
          }),
          invalidatesTags: ["own-data"],
        },
      ),
      ownExport: build.query<OwnExportApiResponse, OwnExportApiArg>({
        query: () => ({ url: `/api/profile/export` }),
        providesTags: ["own-data"],
      }),
      requestExport: build.mutation<
        RequestExportApiResponse,
        RequestExportApiArg
      >({
        query: () => ({ url: `/api/profile/export`, method: "POST" }),
        invalidatesTags: ["own-data"],
      }),
      linkExport: build.mutation<LinkExportApiResponse, LinkExportApiArg>({
        query: () => ({ url: `/api/profile/export/link`, method: "POST" }),
        invalidatesTags: ["own-data"],
      }),
      exportFile: build.query<ExportFileApiResponse, ExportFileApiArg>({
        query: (queryArg) => ({
          url: `/api/exports/file`,
          params: {
            ticket: queryArg.ticket,
          },
        }),
        providesTags: ["own-data"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ownDataApi };
export type OwnSessionsApiResponse = /** status 200  */ OwnSessions;
export type OwnSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
};
export type CloseAccountApiResponse = unknown;
export type CloseAccountApiArg = {
  closeAccountBody: CloseAccountBody;
};
export type PhoneStateApiResponse = /** status 200  */ PhoneState;
export type PhoneStateApiArg = void;
export type RequestPhoneCodeApiResponse = /** status 202  */ PhoneState;
export type RequestPhoneCodeApiArg = void;
export type ConfirmPhoneApiResponse = /** status 200  */ PhoneState;
export type ConfirmPhoneApiArg = {
  confirmPhoneBody: ConfirmPhoneBody;
};
export type OwnExportApiResponse = /** status 200  */ ExportState;
export type OwnExportApiArg = void;
export type RequestExportApiResponse = /** status 202  */ ExportState;
export type RequestExportApiArg = void;
export type LinkExportApiResponse = /** status 200  */ ExportLink;
export type LinkExportApiArg = void;
export type ExportFileApiResponse = unknown;
export type ExportFileApiArg = {
  ticket: string;
};
export type OwnSession = {
  id: string;
  /** "Firefox", without a version; null where the browser did not say. */
  browser: string | null;
  /** "Windows", "iPhone". */
  system: string | null;
  signedInAt: string;
  /** Within a quarter of an hour: when it last renewed its token. */
  lastUsedAt: string;
  /** The one that asks. */
  current: boolean;
};
export type OwnSessions = {
  /** The one that asks first, then the last used; no more than 50. */
  items: OwnSession[];
};
export type CloseAccountBody = {
  /** A member's password, a guest's PIN: who has found a browser signed in does not know it. */
  secret: string;
};
export type SentCode = {
  state: "on-its-way" | "sent" | "refused";
  /** The number as it was dialled. */
  to: string;
  expiresAt: string;
  triesLeft: number;
};
export type PhoneState = {
  phone: string | null;
  confirmedAt: string | null;
  /** Whether this server can send codes at all. */
  possible: boolean;
  /** The code that is waited for; null when none is, or it no longer works. */
  code: SentCode | null;
};
export type ConfirmPhoneBody = {
  /** From the message; spaces in between do not count. */
  code: string;
};
export type OwnExport = {
  requestedAt: string;
  /** Null while it is being made. */
  readyAt: string | null;
  bytes: number | null;
  /** Until when it can be downloaded. */
  expiresAt: string;
};
export type ExportState = {
  /** The one asked for last, unless it has ended. */
  latest: OwnExport | null;
  /** When the next one may be asked for; null: now. */
  nextAt: string | null;
};
export type ExportLink = {
  /** Opens the file for some minutes. */
  path: string;
};
export const {
  useOwnSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useCloseAccountMutation,
  usePhoneStateQuery,
  useRequestPhoneCodeMutation,
  useConfirmPhoneMutation,
  useOwnExportQuery,
  useRequestExportMutation,
  useLinkExportMutation,
  useExportFileQuery,
} = injectedRtkApi;
