import type { Dispatch } from '@reduxjs/toolkit';
import { NOTIFICATION_LIMITS, type NotificationShape } from '#contract/notices/notices';
import { isOnScreen } from '../../browser/is-on-screen';
import { claimProblem } from '../claimed-problems';
import { pollWithoutConnection } from '../poll-without-connection';
import { isProblem } from '../problem';
import { markRead, putOnTop } from './notification-list';
import { type Notification, type NotificationPage, notificationsApi } from './notifications.gen';
import { watchNotifications } from './watch-notifications';

export type {
  Notification,
  NotificationChoice,
  NotificationPreference,
  NotificationPreferences,
} from './notifications.gen';

/** What the bell asks for. */
export const LATEST = { limit: NOTIFICATION_LIMITS.panel };

/** What leads to where someone is looking already counts as read: the page marks it so. */
const seen = (notification: NotificationShape): Notification => ({
  ...notification,
  read: notification.read || (notification.link !== null && isOnScreen(notification.link)),
});

const listApi = notificationsApi.injectEndpoints({
  endpoints: (build) => ({
    /** All of them, page by page. */
    allNotifications: build.infiniteQuery<NotificationPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      query: ({ pageParam: cursor }) => ({
        url: '/api/notifications',
        params: { limit: NOTIFICATION_LIMITS.page, ...(cursor && { cursor }) },
      }),
      providesTags: ['notifications'],
      onCacheEntryAdded: async (_, entry) => {
        const stop = watchNotifications({
          arrived: (notification) =>
            entry.updateCachedData(({ pages }) => {
              putOnTop(pages, seen(notification));
            }),
          read: (ids) =>
            entry.updateCachedData(({ pages }) => {
              markRead(pages, ids);
            }),
          loaded: entry.cacheDataLoaded,
        });
        await entry.cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

/**
 * The endpoints with what happens to their answers: the latest follow the socket and are read anew after every gap in
 * the connection; what is marked as read or chosen is shown at once, and taken back should it fail.
 */
const api = listApi.enhanceEndpoints({ addTagTypes: ['Preferences'] }).enhanceEndpoints({
  endpoints: {
    notifications: {
      onCacheEntryAdded: async (_, entry) => {
        const readAnew = () => entry.dispatch(listApi.util.invalidateTags(['notifications']));
        const update = (change: (page: NotificationPage) => boolean) => {
          let certain = true;
          entry.updateCachedData((page) => {
            certain = change(page);
          });
          if (!certain) readAnew();
        };
        const stop = watchNotifications({
          arrived: (notification) =>
            update((page) => putOnTop([page], seen(notification), NOTIFICATION_LIMITS.panel)),
          read: (ids) => update((page) => markRead([page], ids)),
          changed: readAnew,
          connected: readAnew,
          loaded: entry.cacheDataLoaded,
        });
        const stopPolling = pollWithoutConnection(readAnew);
        await entry.cacheEntryRemoved;
        stopPolling();
        stop();
      },
    },
    markNotificationRead: {
      invalidatesTags: [],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const marked = marking([id]).map((mark) => dispatch(mark));
        await queryFulfilled.catch(({ error }) => {
          // Withdrawn meanwhile: it goes with what is read anew, and nobody has to hear of it.
          if (isProblem(error) && error.code === 'notifications.notification-not-found') claimProblem(error);
          takeBack(marked, dispatch);
        });
      },
    },
    markAllNotificationsRead: {
      invalidatesTags: [],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const marked = marking(null).map((mark) => dispatch(mark));
        await queryFulfilled.catch(() => takeBack(marked, dispatch));
      },
    },
    unsubscribe: { invalidatesTags: (done) => (done ? ['Preferences'] : []) },
    notificationPreferences: { providesTags: ['Preferences'] },
    setNotificationPreferences: {
      invalidatesTags: [],
      onQueryStarted: async ({ notificationChoices: { kinds, sound } }, { dispatch, queryFulfilled }) => {
        // Only what this one changes, so that its undoing leaves alone what was chosen since.
        const chosen = dispatch(
          listApi.util.updateQueryData('notificationPreferences', undefined, (held) => {
            if (sound !== undefined) held.sound = sound;
            for (const kind of held.kinds)
              Object.assign(
                kind,
                kinds.find((changed) => changed.kind === kind.kind),
              );
          }),
        );
        await queryFulfilled.catch(() => chosen.undo());
      },
    },
  },
});

/** By their places, which are others if something has arrived since: what the server says follows. */
const takeBack = (marked: readonly { undo: () => void }[], dispatch: Dispatch): void => {
  for (const { undo } of marked) undo();
  dispatch(listApi.util.invalidateTags(['notifications']));
};

/** Marks some, or all (null), wherever they are shown. */
const marking = (ids: readonly string[] | null) => [
  listApi.util.updateQueryData('notifications', LATEST, (page) => {
    markRead([page], ids);
  }),
  listApi.util.updateQueryData('allNotifications', undefined, ({ pages }) => {
    markRead(pages, ids);
  }),
];

export const {
  useNotificationsQuery,
  useAllNotificationsInfiniteQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
  useNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
  useUnsubscribeMutation,
} = api;
export const { notificationPreferences, markNotificationRead } = api.endpoints;
