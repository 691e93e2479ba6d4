import { CommandBus } from '@nestjs/cqrs';
import { io, type Socket } from 'socket.io-client';
import type { Notice, NotificationShape } from '#contract/notices/notices';
import { type ClientEvents, type ServerEvents, SOCKET_TRANSPORTS } from '#contract/socket';
import type { NotificationPage } from '../../../src/notifications/notices/notification.dto.js';
import { NotifyPerson } from '../../../src/notifications/notifications.contract.js';
import type { TestApp } from '../app/app.js';
import type { Client } from '../app/client.js';

export const chatNotice = (name = 'Mara K.', preview = 'Is it still available?'): Notice => ({
  kind: 'chat_message',
  code: 'chat-message',
  params: { name, preview },
  link: '/chat/mara',
});

export const offerNotice = (amount = 150): Notice => ({
  kind: 'offer',
  code: 'offer-made',
  params: { name: 'Mara K.', amount, title: 'City bike' },
  link: '/chat/mara?listing=bike',
});

/** Tells a person something as other parts of the product do, once they are known. */
export async function notify(
  app: TestApp,
  { id }: { id: string },
  notice: Notice,
  subject?: string,
): Promise<void> {
  await app.outbox.delivered();
  await app.nest.get(CommandBus).execute(new NotifyPerson(id, notice, { subject }));
}

export const notifications = async (client: Client, query = ''): Promise<NotificationPage> =>
  (await client.get<NotificationPage>(`/api/notifications${query}`)).body;

export interface OpenTab {
  /** What it was told so far. */
  shown: NotificationShape[];
  read: { ids: string[] | null }[];
  /** How often it was told to read again what it shows. */
  changed: number;
  close(): void;
}

/** A tab in which a person is signed in. */
export async function openTab(app: TestApp, { client }: { client: Client }): Promise<OpenTab> {
  const socket: Socket<ServerEvents, ClientEvents> = io(app.url, {
    transports: [...SOCKET_TRANSPORTS],
    auth: { token: client.accessToken },
    forceNew: true,
  });
  const tab: OpenTab = { shown: [], read: [], changed: 0, close: () => socket.disconnect() };
  socket.on('notifications.notice', (notification) => tab.shown.push(notification));
  socket.on('notifications.read', (told) => tab.read.push(told));
  socket.on('notifications.changed', () => {
    tab.changed += 1;
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return tab;
}
