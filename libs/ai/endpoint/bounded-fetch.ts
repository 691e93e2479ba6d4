/** Bytes of an answer; a drafted listing has a few thousand. */
const MOST_BYTES = 1024 * 1024;

/**
 * As `fetch`, but: follows nobody elsewhere, says nothing of this machine, and holds no more of an answer than is sensible,
 * which is read here as a whole, so that a signal ends that as well.
 */
export async function boundedFetch(
  address: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const given = [...new Headers(init.headers)];
  const headers = given.filter(([name]) => !name.startsWith('x-stainless-'));
  const response = await fetch(address, { ...init, headers, redirect: 'error' });
  const { status, statusText } = response;
  const body = await wholeOf(response);
  return new Response(body, { status, statusText, headers: response.headers });
}

async function wholeOf({ body }: Response): Promise<Buffer | null> {
  if (!body) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Error('The answer does not end.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
