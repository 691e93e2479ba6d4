import { baseApi as api } from "../base-api";
export const addTagTypes = ["meetups"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      proposeMeetup: build.mutation<
        ProposeMeetupApiResponse,
        ProposeMeetupApiArg
      >({
        query: (queryArg) => ({
          url: `/api/meetups`,
          method: "POST",
          body: queryArg.proposeMeetupBody,
        }),
        invalidatesTags: ["meetups"],
      }),
      meetups: build.query<MeetupsApiResponse, MeetupsApiArg>({
        query: (queryArg) => ({
          url: `/api/meetups`,
          params: {
            side: queryArg.side,
            when: queryArg.when,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["meetups"],
      }),
      meetupsWith: build.query<MeetupsWithApiResponse, MeetupsWithApiArg>({
        query: (queryArg) => ({
          url: `/api/meetups/with/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["meetups"],
      }),
      meetup: build.query<MeetupApiResponse, MeetupApiArg>({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["meetups"],
      }),
      meetupTimes: build.query<MeetupTimesApiResponse, MeetupTimesApiArg>({
        query: (queryArg) => ({
          url: `/api/listings/${encodeURIComponent(String(queryArg.id))}/meetup-times`,
        }),
        providesTags: ["meetups"],
      }),
      confirmMeetup: build.mutation<
        ConfirmMeetupApiResponse,
        ConfirmMeetupApiArg
      >({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/confirm`,
          method: "POST",
          body: queryArg.answerMeetupBody,
        }),
        invalidatesTags: ["meetups"],
      }),
      declineMeetup: build.mutation<
        DeclineMeetupApiResponse,
        DeclineMeetupApiArg
      >({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/decline`,
          method: "POST",
          body: queryArg.answerMeetupBody,
        }),
        invalidatesTags: ["meetups"],
      }),
      cancelMeetup: build.mutation<CancelMeetupApiResponse, CancelMeetupApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/cancel`,
            method: "POST",
            body: queryArg.cancelMeetupBody,
          }),
          invalidatesTags: ["meetups"],
        },
      ),
      moveMeetup: build.mutation<MoveMeetupApiResponse, MoveMeetupApiArg>({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/move`,
          method: "POST",
          body: queryArg.appointmentBody,
        }),
        invalidatesTags: ["meetups"],
      }),
      checkIn: build.mutation<CheckInApiResponse, CheckInApiArg>({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/check-in`,
          method: "POST",
        }),
        invalidatesTags: ["meetups"],
      }),
      completeMeetup: build.mutation<
        CompleteMeetupApiResponse,
        CompleteMeetupApiArg
      >({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/complete`,
          method: "POST",
        }),
        invalidatesTags: ["meetups"],
      }),
      reportMissed: build.mutation<ReportMissedApiResponse, ReportMissedApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/report-missed`,
            method: "POST",
          }),
          invalidatesTags: ["meetups"],
        },
      ),
      answerMissed: build.mutation<AnswerMissedApiResponse, AnswerMissedApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/answer-missed`,
            method: "POST",
            body: queryArg.answerMissedBody,
          }),
          invalidatesTags: ["meetups"],
        },
      ),
      putItemBack: build.mutation<PutItemBackApiResponse, PutItemBackApiArg>({
        query: (queryArg) => ({
          url: `/api/meetups/${encodeURIComponent(String(queryArg.id))}/put-back`,
          method: "POST",
        }),
        invalidatesTags: ["meetups"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as meetupsApi };
export type ProposeMeetupApiResponse = /** status 201  */ MeetupView;
export type ProposeMeetupApiArg = {
  proposeMeetupBody: ProposeMeetupBody;
};
export type MeetupsApiResponse = /** status 200  */ MeetupPage;
export type MeetupsApiArg = {
  /** Those in which who asks is this side; without it, both. */
  side?: "buyer" | "seller";
  /** Still to come (the next one first), or over (the latest first). */
  when: "upcoming" | "past";
  cursor?: string;
};
export type MeetupsWithApiResponse = /** status 200  */ MeetupList;
export type MeetupsWithApiArg = {
  id: string;
};
export type MeetupApiResponse = /** status 200  */ MeetupView;
export type MeetupApiArg = {
  id: string;
};
export type MeetupTimesApiResponse = /** status 200  */ TakenTimes;
export type MeetupTimesApiArg = {
  id: string;
};
export type ConfirmMeetupApiResponse = /** status 200  */ MeetupView;
export type ConfirmMeetupApiArg = {
  id: string;
  answerMeetupBody: AnswerMeetupBody;
};
export type DeclineMeetupApiResponse = /** status 200  */ MeetupView;
export type DeclineMeetupApiArg = {
  id: string;
  answerMeetupBody: AnswerMeetupBody;
};
export type CancelMeetupApiResponse = /** status 200  */ MeetupView;
export type CancelMeetupApiArg = {
  id: string;
  cancelMeetupBody: CancelMeetupBody;
};
export type MoveMeetupApiResponse = /** status 200  */ MeetupView;
export type MoveMeetupApiArg = {
  id: string;
  appointmentBody: AppointmentBody;
};
export type CheckInApiResponse = /** status 200  */ MeetupView;
export type CheckInApiArg = {
  id: string;
};
export type CompleteMeetupApiResponse = /** status 200  */ MeetupView;
export type CompleteMeetupApiArg = {
  id: string;
};
export type ReportMissedApiResponse = /** status 200  */ MeetupView;
export type ReportMissedApiArg = {
  id: string;
};
export type AnswerMissedApiResponse = /** status 200  */ MeetupView;
export type AnswerMissedApiArg = {
  id: string;
  answerMissedBody: AnswerMissedBody;
};
export type PutItemBackApiResponse = /** status 200  */ MeetupView;
export type PutItemBackApiArg = {
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
export type MeetupListing = {
  category:
    | "electronics"
    | "clothing"
    | "home-garden"
    | "sporting-goods"
    | "collectibles"
    | "books"
    | "vehicles"
    | "services"
    | "software"
    | "musical-instruments"
    | "jewelry-watches"
    | "other";
  status: "active" | "pending" | "removed" | "sold" | "deleted";
  id: string;
  title: string;
  /** USD: what the two agreed on, else the listing's price. */
  price: number;
  /** USD: the listing's price. */
  asking: number;
  /** Whether the two agreed on a price. */
  agreed: boolean;
  image: ImageAnswer | null;
};
export type MeetupPerson = {
  id: string;
  name: string;
  avatar: ImageAnswer | null;
};
export type MeetupPlace = {
  kind: "cafe" | "park" | "library" | "mall" | "custom";
  name: string;
  latitude: number | null;
  longitude: number | null;
  placeId: string | null;
};
export type MeetupCheckIns = {
  buyer: string | null;
  seller: string | null;
};
export type MeetupCancel = {
  by: ("buyer" | "seller") | null;
  cause:
    | "person"
    | "sold"
    | "deleted"
    | "lapsed"
    | "missed"
    | "left"
    | "deal-canceled"
    | "blocked"
    | "shipped";
  reason: string | null;
};
export type MeetupMissed = {
  /** Who is said not to have come. */
  by: "buyer" | "seller";
  answer: string | null;
};
export type MeetupView = {
  /** Of who asks. */
  side: "buyer" | "seller";
  status: "pending" | "confirmed" | "completed" | "canceled" | "declined";
  proposedBy: "buyer" | "seller";
  /** What who asks may do now. */
  may: (
    | "confirm"
    | "decline"
    | "cancel"
    | "move"
    | "check-in"
    | "complete"
    | "report-missed"
    | "answer-missed"
    | "put-back"
  )[];
  id: string;
  listing: MeetupListing;
  buyer: MeetupPerson;
  seller: MeetupPerson;
  startsAt: string;
  timeZone: string;
  place: MeetupPlace;
  notes: string;
  checkedIn: MeetupCheckIns;
  cancel: MeetupCancel | null;
  missed: MeetupMissed | null;
  saleId: string | null;
  sequence: number;
  createdAt: string;
  updatedAt: string;
};
export type MeetupPlaceBody = {
  kind: "cafe" | "park" | "library" | "mall" | "custom";
  name: string;
  latitude: number | null;
  longitude: number | null;
  /** Of a place that was suggested. */
  placeId: string | null;
};
export type ProposeMeetupBody = {
  listingId: string;
  notes: string;
  /** ISO 8601 with its offset. */
  startsAt: string;
  /** IANA name, of the place. */
  timeZone: string;
  place: MeetupPlaceBody;
};
export type MeetupCounts = {
  pending: number;
  confirmed: number;
  /** Of the pending ones those that the other side proposed. */
  toAnswer: number;
};
export type MeetupPage = {
  /** With the first page only: how many are still to come, by state. */
  counts?: MeetupCounts;
  items: MeetupView[];
  nextCursor: string | null;
};
export type MeetupList = {
  items: MeetupView[];
};
export type TakenTimes = {
  /** ISO 8601: when the seller, or who asks, has a confirmed meetup. Times alone. */
  taken: string[];
};
export type AnswerMeetupBody = {
  /** Of the meetup as whoever answers sees it: what it has become since they say nothing to. */
  sequence?: number;
};
export type CancelMeetupBody = {
  reason: string;
};
export type AppointmentBody = {
  /** ISO 8601 with its offset. */
  startsAt: string;
  /** IANA name, of the place. */
  timeZone: string;
  place: MeetupPlaceBody;
};
export type AnswerMissedBody = {
  answer: string;
};
export const {
  useProposeMeetupMutation,
  useMeetupsQuery,
  useMeetupsWithQuery,
  useMeetupQuery,
  useMeetupTimesQuery,
  useConfirmMeetupMutation,
  useDeclineMeetupMutation,
  useCancelMeetupMutation,
  useMoveMeetupMutation,
  useCheckInMutation,
  useCompleteMeetupMutation,
  useReportMissedMutation,
  useAnswerMissedMutation,
  usePutItemBackMutation,
} = injectedRtkApi;
