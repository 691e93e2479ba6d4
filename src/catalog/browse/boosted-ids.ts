import { BOOSTED_FIRST } from './boosted-first.sql.js';

const SHORT = /^[\w-]{22}$/;
const PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** Ids of listings, as short as may be: they travel in an address. */
export const asText = (ids: readonly string[]): string =>
  ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')).join();

/** What `asText` made, or null for anything else. */
export function asIds(text: string): string[] | null {
  if (text === '') return [];
  const ids = text.split(',');
  if (ids.length > BOOSTED_FIRST || !ids.every((id) => SHORT.test(id))) return null;
  return ids.map((id) => Buffer.from(id, 'base64url').toString('hex').replace(PARTS, '$1-$2-$3-$4-$5'));
}
