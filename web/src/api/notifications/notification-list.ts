import type { NotificationShape } from '#contract/notices/notices';
import type { NotificationPage } from './notifications.gen';

/**
 * Puts a notification on top. One that is told again (a further message or offer of the same conversation) moves up; `size`
 * is how many are kept. Answers false when what is held cannot tell how many are unread now: whether a conversation
 * that is not among them waits already.
 */
export function putOnTop(page: NotificationPage, arrived: NotificationShape, size?: number): boolean {
  const before = page.items.find(({ id }) => id === arrived.id);
  const heldUnread = page.items.filter(({ read }) => !read).length;
  const again = arrived.kind === 'chat_message' || arrived.kind === 'offer';
  const certain = !again || before !== undefined || page.unread === heldUnread;
  page.items = [arrived, ...page.items.filter((item) => item !== before)].slice(0, size);
  const waited = before?.read === false;
  page.unread = Math.max(0, page.unread + Number(!arrived.read) - Number(waited));
  return certain;
}

/** Marks some as read, or all (null). Answers false when some of them are not among those held. */
export function markRead(page: NotificationPage, ids: readonly string[] | null): boolean {
  const marked = page.items.filter(({ id, read }) => !read && (ids === null || ids.includes(id)));
  for (const item of marked) item.read = true;
  page.unread = ids === null ? 0 : Math.max(0, page.unread - marked.length);
  return ids === null || ids.every((id) => page.items.some((item) => item.id === id));
}
