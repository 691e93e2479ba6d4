/** Bytes of an answer; a hundred invoices have about one million. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * As `fetch`, but takes for an answer only what Stripe would say. The SDK would wait for ever for the rest of what is valid
 * JSON and no object; what breaks off or makes no sense is tried again instead, like a connection that broke.
 */
export async function stripeFetch(
  address: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const { body, status, headers } = await fetch(address, { ...init, redirect: 'error' });
  const text = await textOf(body);
  if (!isOfStripe(text)) throw new Error('That is no answer of Stripe.');
  return new Response(text, { status, headers });
}

/** Each of its objects names its kind, and each refusal is one of its errors. */
function isOfStripe(text: string): boolean {
  const { object, error } = (JSON.parse(text) ?? {}) as { object?: unknown; error?: unknown };
  return typeof object === 'string' || (typeof error === 'object' && error !== null);
}

async function textOf(body: Response['body']): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Error('The answer does not end.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
