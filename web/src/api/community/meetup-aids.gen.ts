import { baseApi as api } from "../base-api";
export const addTagTypes = ["meetup-aids"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      ownShare: build.query<OwnShareApiResponse, OwnShareApiArg>({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/share`,
        }),
        providesTags: ["meetup-aids"],
      }),
      shareMeetup: build.mutation<ShareMeetupApiResponse, ShareMeetupApiArg>({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/share`,
          method: "POST",
        }),
        invalidatesTags: ["meetup-aids"],
      }),
      revokeShare: build.mutation<RevokeShareApiResponse, RevokeShareApiArg>({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/share`,
          method: "DELETE",
        }),
        invalidatesTags: ["meetup-aids"],
      }),
      sayToFriend: build.mutation<SayToFriendApiResponse, SayToFriendApiArg>({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/share/news`,
          method: "POST",
          body: queryArg.shareNewsBody,
        }),
        invalidatesTags: ["meetup-aids"],
      }),
      sharedMeetup: build.query<SharedMeetupApiResponse, SharedMeetupApiArg>({
        query: (queryArg) => ({
          url: `/api/shared-meetups/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ["meetup-aids"],
      }),
      meetupCalendar: build.query<
        MeetupCalendarApiResponse,
        MeetupCalendarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/calendar.ics`,
        }),
        providesTags: ["meetup-aids"],
      }),
      openCalendarFile: build.mutation<
        OpenCalendarFileApiResponse,
        OpenCalendarFileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/calendar-file`,
          method: "POST",
        }),
        invalidatesTags: ["meetup-aids"],
      }),
      openedCalendarFile: build.query<
        OpenedCalendarFileApiResponse,
        OpenedCalendarFileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/meetup-files/${encodeURIComponent(String(queryArg.file))}`,
        }),
        providesTags: ["meetup-aids"],
      }),
      makeCalendarLink: build.mutation<
        MakeCalendarLinkApiResponse,
        MakeCalendarLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/calendar-links`,
          method: "POST",
        }),
        invalidatesTags: ["meetup-aids"],
      }),
      linkedCalendar: build.query<
        LinkedCalendarApiResponse,
        LinkedCalendarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/meetup-calendars/${encodeURIComponent(String(queryArg.file))}`,
        }),
        providesTags: ["meetup-aids"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as meetupAidsApi };
export type OwnShareApiResponse = /** status 200  */ OwnShare;
export type OwnShareApiArg = {
  id: string;
};
export type ShareMeetupApiResponse = /** status 201  */ NewShare;
export type ShareMeetupApiArg = {
  id: string;
};
export type RevokeShareApiResponse = unknown;
export type RevokeShareApiArg = {
  id: string;
};
export type SayToFriendApiResponse = /** status 200  */ OwnShare;
export type SayToFriendApiArg = {
  id: string;
  shareNewsBody: ShareNewsBody;
};
export type SharedMeetupApiResponse = /** status 200  */ SharedMeetup;
export type SharedMeetupApiArg = {
  token: string;
};
export type MeetupCalendarApiResponse = unknown;
export type MeetupCalendarApiArg = {
  id: string;
};
export type OpenCalendarFileApiResponse = /** status 201  */ CalendarLink;
export type OpenCalendarFileApiArg = {
  id: string;
};
export type OpenedCalendarFileApiResponse = unknown;
export type OpenedCalendarFileApiArg = {
  file: string;
};
export type MakeCalendarLinkApiResponse = /** status 201  */ CalendarLink;
export type MakeCalendarLinkApiArg = {
  id: string;
};
export type LinkedCalendarApiResponse = unknown;
export type LinkedCalendarApiArg = {
  file: string;
};
export type MeetupShare = {
  createdAt: string;
  endsAt: string;
  arrivedAt: string | null;
  safeAt: string | null;
};
export type OwnShare = {
  share: MeetupShare | null;
};
export type NewShare = {
  share: MeetupShare | null;
  /** The page a friend opens; told this once. */
  path: string;
};
export type ShareNewsBody = {
  news: "arrived" | "safe";
};
export type SharedPlace = {
  kind: "cafe" | "park" | "library" | "mall" | "custom";
  name: string;
};
export type SharedMeetup = {
  status: "pending" | "confirmed" | "completed" | "canceled" | "declined";
  person: string;
  other: string;
  startsAt: string;
  timeZone: string;
  place: SharedPlace;
  arrivedAt: string | null;
  safeAt: string | null;
  endsAt: string;
};
export type CalendarLink = {
  path: string;
};
export const {
  useOwnShareQuery,
  useShareMeetupMutation,
  useRevokeShareMutation,
  useSayToFriendMutation,
  useSharedMeetupQuery,
  useMeetupCalendarQuery,
  useOpenCalendarFileMutation,
  useOpenedCalendarFileQuery,
  useMakeCalendarLinkMutation,
  useLinkedCalendarQuery,
} = injectedRtkApi;
