import { once } from 'node:events';
import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../runner/free-port.js';

interface Stored {
  body: Buffer;
  type: string;
  /** Of those that came in parts: what they were marked with. */
  mark?: string;
}

const fault = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>refused</Message></Error>`;

/** A bucket in memory behind the part of the S3 protocol that the storage uses (path style, signature v4). */
export class S3Server {
  readonly objects = new Map<string, Stored>();
  /** Those that are not complete yet. */
  readonly uploads = new Map<string, { type: string; mark: string; parts: Buffer[] }>();
  readonly requests: string[] = [];
  /**
   * Statuses with which the next requests fail, 0 for none; `hang` leaves one without an answer, `unanswered` does what it
   * asks for first, `cleared` forgets what is not complete, as a service does after a while, `half` gives no more than
   * the first half of what it is asked for.
   */
  readonly failures: (number | 'hang' | 'unanswered' | 'cleared' | 'half')[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  constructor(
    private readonly bucket: string,
    private readonly accessKeyId: string,
  ) {}

  async start(): Promise<string> {
    this.server.listen(await freePort(), '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, heard: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const path = new URL(url, 'http://s3').pathname;
    this.requests.push(`${method} ${path}`);
    // Who sends may go away meanwhile.
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    const failure = this.failures.shift();
    if (failure === 'hang') return;
    if (typeof failure === 'number' && failure > 0) return void heard.writeHead(failure).end();
    if (failure === 'cleared') this.uploads.clear();
    const response = failure === 'unanswered' ? new ServerResponse(request) : heard;
    if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${this.accessKeyId}/`))
      return void response.writeHead(403).end(fault('AccessDenied'));
    const [, bucket, ...key] = path.split('/');
    if (bucket !== this.bucket) return void response.writeHead(404).end(fault('NoSuchBucket'));
    if (new URL(url, 'http://s3').searchParams.has('uploadId') || url.includes('?uploads'))
      return this.multipart(request, body, response);
    if (method === 'PUT')
      this.objects.set(key.join('/'), { body, type: request.headers['content-type'] ?? '' });
    if (method === 'DELETE') this.objects.delete(key.join('/'));
    if (method === 'GET') {
      const sent = failure === 'half' ? 0.5 : 1;
      return this.give(this.objects.get(key.join('/')), request.headers.range, response, sent);
    }
    const mark = this.objects.get(key.join('/'))?.mark;
    response.writeHead(method === 'DELETE' ? 204 : 200, mark ? { 'x-amz-meta-upload': mark } : {}).end();
  }

  /** An object in parts: begun, sent, and completed or called off. */
  private multipart({ method, url = '', headers }: IncomingMessage, body: Buffer, response: ServerResponse) {
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const key = pathname.split('/').slice(2).join('/');
    const known = searchParams.get('uploadId');
    const id = known ?? `upload-${this.requests.length}`;
    const begun = this.uploads.get(id);
    if (method === 'POST' && !known) {
      const mark = String(headers['x-amz-meta-upload']);
      this.uploads.set(id, { type: headers['content-type'] ?? '', mark, parts: [] });
      const told = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(told);
    }
    if (!begun) return void response.writeHead(404).end(fault('NoSuchUpload'));
    if (method === 'PUT') {
      begun.parts[Number(searchParams.get('partNumber')) - 1] = body;
      return void response.writeHead(200, { etag: '"part"' }).end();
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return void response.writeHead(204).end();
    this.objects.set(key, { body: Buffer.concat(begun.parts), type: begun.type, mark: begun.mark });
    const told = '<CompleteMultipartUploadResult><ETag>"e"</ETag></CompleteMultipartUploadResult>';
    return void response.writeHead(200, { 'content-type': 'application/xml' }).end(told);
  }

  private give(
    found: Stored | undefined,
    range: string | undefined,
    response: ServerResponse,
    sent: number,
  ): void {
    if (!found) return void response.writeHead(404).end(fault('NoSuchKey'));
    const [start = 0, end = found.body.length - 1] = (range?.match(/\d+/g) ?? []).map(Number);
    const part = found.body.subarray(start, end + 1);
    const partly = range && { 'content-range': `bytes ${start}-${end}/${found.body.length}` };
    response.writeHead(range ? 206 : 200, {
      'content-type': found.type,
      'content-length': part.length,
      etag: '"e"',
      ...partly,
    });
    if (sent < 1) return void response.write(part.subarray(0, part.length * sent));
    response.end(part);
  }
}
