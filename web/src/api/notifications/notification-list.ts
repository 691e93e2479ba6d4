import type { NotificationShape } from '#contract/notices/notices';
import type { NotificationPage } from './notifications.gen';

/** What is held of them: each page tells how many of all are unread, also of those on other pages. */
type Pages = readonly NotificationPage[];

/**
 * Puts a notification on top. One that is told again (a further message of a conversation, comment on a listing, step of an order) moves
 * up; `size` is how many the first page keeps. Answers false when what is held cannot tell how many are unread now: whether one
 * that is not among them waits already.
 */
export function putOnTop(pages: Pages, arrived: NotificationShape, size?: number): boolean {
  const [first] = pages;
  if (!first) return true;
  const held = itemsOf(pages);
  const before = held.find(({ id }) => id === arrived.id);
  const heldUnread = held.filter(({ read }) => !read).length;
  const certain = before !== undefined || first.unread === heldUnread;
  for (const page of pages) page.items = page.items.filter(({ id }) => id !== arrived.id);
  first.items = [arrived, ...first.items].slice(0, size);
  count(pages, Number(!arrived.read) - Number(before?.read === false));
  return certain;
}

/** Marks some as read, or all (null). Answers false when some of them are not among those held. */
export function markRead(pages: Pages, ids: readonly string[] | null): boolean {
  const held = itemsOf(pages);
  const marked = held.filter(({ id, read }) => !read && (ids === null || ids.includes(id)));
  for (const item of marked) item.read = true;
  count(pages, ids === null ? -Infinity : -marked.length);
  return ids === null || ids.every((id) => held.some((item) => item.id === id));
}

const itemsOf = (pages: Pages) => pages.flatMap(({ items }) => items);

function count(pages: Pages, change: number): void {
  for (const page of pages) page.unread = Math.max(0, page.unread + change);
}
