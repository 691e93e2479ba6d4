import { AiUnavailable } from './ai.errors.js';

/** What is known of a refusal: nothing where there was no answer at all. */
interface Refusal {
  readonly status?: number;
  readonly headers?: Headers;
}

/** Of what was sent: it is malformed, too large, of no known kind, or cannot be made sense of. The next one may be fine. */
const OF_THE_QUESTION = new Set([400, 413, 415, 422]);

/** What a refusal means, by its status alone: the provider's words may repeat the question. */
export function failureOf({ status, headers }: Refusal): AiUnavailable {
  if (status === undefined) return new AiUnavailable('failed', { detail: 'no connection', again: 0 });
  const told = { detail: `status ${status}`, status };
  const after = retryAfter(headers);
  if (status === 429) return new AiUnavailable('rate-limited', { ...told, again: after });
  if (OF_THE_QUESTION.has(status)) return new AiUnavailable('not-taken', told);
  return new AiUnavailable('failed', { ...told, again: status >= 500 ? (after ?? 0) : undefined });
}

/** Milliseconds, as the provider asks for by one of two headers. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return [ms, seconds * 1000].find((wait) => Number.isFinite(wait) && wait >= 0);
}
