import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { NotificationShape } from '#contract/notices/notices';
import { HOUR_MS } from '#contract/time';
import { aSession, renderApp, signedInAs, stub } from '../../../app/render-app';
import { aNotification } from './a-notification';
import { notices } from './feature';

type Events = Parameters<
  typeof import('../../../api/notifications/watch-notifications').watchNotifications
>[0];
/** Who listens to what the server tells. */
export const watching = new Set<Events>();
jest.mock('../../../api/notifications/watch-notifications', () => ({
  watchNotifications: (events: Events) => {
    watching.add(events);
    return () => watching.delete(events);
  },
}));

export const LIST = 'GET /api/notifications';
const PREFERENCES = 'GET /api/notification-preferences';
export const READ_ALL = 'POST /api/notifications/read';
export const READ_ONE = `POST /api/notifications/${aNotification().id}/read`;
export const QUIET = { [PREFERENCES]: { body: { kinds: [], sound: false } } };
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

export const FEATURES = [notices, stub('/'), stub('/chat/:id'), stub('/auth')];
export const arrive = (notification: NotificationShape) =>
  act(async () => {
    for (const { arrived } of watching) arrived(notification);
  });

export const readElsewhere = (ids: string[] | null) =>
  act(async () => {
    for (const { read } of watching) read?.(ids);
  });

export const changedElsewhere = () =>
  act(async () => {
    for (const { changed } of watching) changed?.();
  });

/** For tests: signed in at home, with the bell there. */
export async function ring(address = '/') {
  await renderApp(address, FEATURES);
  await signedInAs(aSession());
  return screen.findByRole('button', { name: /^Notifications/ });
}
export const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));
