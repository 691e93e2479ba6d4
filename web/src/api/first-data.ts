import { baseApi } from './base-api';

/** The answer of a call, as the server wrote it. */
export type FirstEntry = { endpoint: string; args: unknown; data: unknown };
type UpsertEntries = ReturnType<typeof baseApi.util.upsertQueryEntries>;

let waiting: FirstEntry[] | null = null;

/**
 * The action that puts the answers the server wrote into the page (`<script id="first-data">`) into the cache, or
 * null when nothing is left. Endpoints of a page are defined when its code loads, so each call takes what it can
 * and keeps the rest for the next.
 */
export function takeFirstData(): UpsertEntries | null {
  waiting ??= readFirstData();
  const known = waiting.filter(({ endpoint }) => endpoint in baseApi.endpoints);
  if (known.length === 0) return null;
  waiting = waiting.filter((entry) => !known.includes(entry));
  return asAnswered(known);
}

/** Puts answers into the cache of endpoints that are defined. */
export function asAnswered(known: readonly FirstEntry[]): UpsertEntries {
  const entries = known.map(({ endpoint, args, data }) => ({
    endpointName: endpoint,
    arg: args,
    value: data,
  }));
  // Endpoint names arrive at run time and cannot be checked against the definitions' types.
  return baseApi.util.upsertQueryEntries(entries as never);
}

function readFirstData(): FirstEntry[] {
  if (import.meta.env.SSR) return [];
  const written = document.getElementById('first-data')?.textContent;
  return written ? (JSON.parse(written) as FirstEntry[]) : [];
}
