import { baseApi as api } from "../base-api";
export const addTagTypes = ["notifications"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      notifications: build.query<NotificationsApiResponse, NotificationsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/notifications`,
            params: {
              cursor: queryArg.cursor,
              limit: queryArg.limit,
            },
          }),
          providesTags: ["notifications"],
        },
      ),
      markAllNotificationsRead: build.mutation<
        MarkAllNotificationsReadApiResponse,
        MarkAllNotificationsReadApiArg
      >({
        query: () => ({ url: `/api/notifications/read`, method: "POST" }),
        invalidatesTags: ["notifications"],
      }),
      markNotificationRead: build.mutation<
        MarkNotificationReadApiResponse,
        MarkNotificationReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications/${encodeURIComponent(String(queryArg.id))}/read`,
          method: "POST",
        }),
        invalidatesTags: ["notifications"],
      }),
      notificationPreferences: build.query<
        NotificationPreferencesApiResponse,
        NotificationPreferencesApiArg
      >({
        query: () => ({ url: `/api/notification-preferences` }),
        providesTags: ["notifications"],
      }),
      setNotificationPreferences: build.mutation<
        SetNotificationPreferencesApiResponse,
        SetNotificationPreferencesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notification-preferences`,
          method: "PUT",
          body: queryArg.notificationChoices,
        }),
        invalidatesTags: ["notifications"],
      }),
      unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
        query: (queryArg) => ({
          url: `/unsubscribe`,
          method: "POST",
          params: {
            token: queryArg.token,
          },
        }),
        invalidatesTags: ["notifications"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as notificationsApi };
export type NotificationsApiResponse = /** status 200  */ NotificationPage;
export type NotificationsApiArg = {
  cursor?: string;
  limit?: number;
};
export type MarkAllNotificationsReadApiResponse = unknown;
export type MarkAllNotificationsReadApiArg = void;
export type MarkNotificationReadApiResponse = unknown;
export type MarkNotificationReadApiArg = {
  id: string;
};
export type NotificationPreferencesApiResponse =
  /** status 200  */ NotificationPreferences;
export type NotificationPreferencesApiArg = void;
export type SetNotificationPreferencesApiResponse =
  /** status 200  */ NotificationPreferences;
export type SetNotificationPreferencesApiArg = {
  notificationChoices: NotificationChoices;
};
export type UnsubscribeApiResponse = /** status 200  */ MailsSwitchedOff;
export type UnsubscribeApiArg = {
  token: string;
};
export type Notification = {
  kind:
    | "chat_message"
    | "offer"
    | "meetup"
    | "comment"
    | "like"
    | "listing"
    | "review"
    | "order"
    | "plan"
    | "other";
  /** Which words it is told with; see `params`. */
  code:
    | "chat-message"
    | "offer-made"
    | "offer-answered"
    | "offer-acceptable"
    | "offer-countered"
    | "offer-accepted"
    | "offer-declined"
    | "offer-taken"
    | "offer-withdrawn"
    | "offer-expired"
    | "deal-cancelled"
    | "buyer-behavior"
    | "meetup-proposed"
    | "meetup-moved"
    | "meetup-confirmed"
    | "meetup-declined"
    | "meetup-canceled"
    | "meetup-arrived"
    | "meetup-completed"
    | "meetup-missed"
    | "meetup-reminder"
    | "backup-buyer"
    | "next-buyer"
    | "item-sold"
    | "sale-cancelled"
    | "comment-posted"
    | "comment-answered"
    | "listing-liked"
    | "listing-price-drop"
    | "listing-pending"
    | "listing-sold"
    | "listing-available"
    | "search-found"
    | "conversation-reported"
    | "listing-reported"
    | "comment-reported"
    | "report-received"
    | "report-resolved"
    | "listing-taken-down"
    | "review-report-received"
    | "deal-review-asked"
    | "reviews-revealed"
    | "review-replied"
    | "order-requested"
    | "order-opened"
    | "order-accepted"
    | "order-declined"
    | "order-address"
    | "order-shipped"
    | "order-delivered"
    | "order-reported"
    | "order-resolved"
    | "order-refunded"
    | "order-settled"
    | "order-canceled"
    | "order-reminder"
    | "order-address-asked"
    | "order-arrived-asked"
    | "review-removed"
    | "review-reported"
    | "review-ring"
    | "boost-ended"
    | "boost-lifted"
    | "referral-joined"
    | "referral-rewarded"
    | "referral-taken-back"
    | "welcome-bonus"
    | "reward-earned"
    | "plan-renewed"
    | "plan-payment-failed"
    | "plan-back"
    | "plan-ended"
    | "export-ready";
  /** What the words are filled with. */
  params: {
    [key: string]: string | number;
  };
  id: string;
  /** Path within the app. */
  link: string | null;
  read: boolean;
  createdAt: string;
};
export type NotificationPage = {
  items: Notification[];
  nextCursor: string | null;
  /** Of all, not only of this page; no more than 100 are counted. */
  unread: number;
};
export type NotificationPreference = {
  kind:
    | "other"
    | "listing"
    | "offer"
    | "meetup"
    | "order"
    | "plan"
    | "chat_message"
    | "comment"
    | "like"
    | "review";
  inApp: boolean;
  byMail: boolean;
};
export type NotificationPreferences = {
  kinds: NotificationPreference[];
  sound: boolean;
};
export type NotificationChoice = {
  kind:
    | "chat_message"
    | "offer"
    | "meetup"
    | "comment"
    | "like"
    | "listing"
    | "review"
    | "order"
    | "plan"
    | "other";
  inApp?: boolean;
  byMail?: boolean;
};
export type NotificationChoices = {
  kinds: NotificationChoice[];
  sound?: boolean;
};
export type MailsSwitchedOff = {
  kind:
    | "chat_message"
    | "offer"
    | "meetup"
    | "comment"
    | "like"
    | "listing"
    | "review"
    | "order"
    | "plan"
    | "other";
};
export const {
  useNotificationsQuery,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
  useUnsubscribeMutation,
} = injectedRtkApi;
