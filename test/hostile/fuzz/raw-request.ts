import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RawRequest {
  method: string;
  /** As it goes over the wire. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Sends what `fetch` would tidy up first.
 * @throws Error when the connection ends without an answer
 */
export async function sendRaw(url: string, raw: RawRequest): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  const { method, path, body } = raw;
  const headers = { ...raw.headers, ...(body && { 'content-length': body.length }) };
  const sending = request({ hostname, port, agent, method, path, headers });
  sending.end(body);
  try {
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  } catch (error) {
    // The server may end a kept connection just as the request goes out; on a new one there is no such excuse.
    if (!sending.reusedSocket || (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    return sendRaw(url, { ...raw, headers: { ...raw.headers, connection: 'close' } });
  }
}
