import { NumberRefused, SENDER_LIMIT_MS } from './code-sender.js';

interface Call {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What says that the number is wrong, not that one should try later. */
const ABOUT_THE_NUMBER = new Set([400, 404, 422]);

/**
 * Posts to whoever sends codes; waits no longer than the limit, whatever they do.
 * @throws NumberRefused, or Error naming the status; the answer's words may repeat the number and stay out of it.
 */
export async function callSender(call: Call, signal?: AbortSignal, limitMs = SENDER_LIMIT_MS) {
  const { url, headers, body } = call;
  const limit = AbortSignal.timeout(limitMs);
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  const answer = await response.text();
  if (ABOUT_THE_NUMBER.has(response.status))
    throw new NumberRefused(`The number was refused with ${response.status}.`);
  if (!response.ok) throw new Error(`The sender of codes answered ${response.status}.`);
  return answer;
}
