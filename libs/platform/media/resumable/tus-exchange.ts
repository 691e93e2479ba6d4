import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '#platform/auth/actor';
import type { DomainError } from '#platform/http/domain-error';
import { MalformedRequest, UnsupportedContent } from '#platform/http/http.errors';
import { AudioTooLarge, MediaNotFound, UploadMovedOn } from '../media.errors.js';
import { receiving } from '../receiving/receiving.js';
import { UPLOAD_LIMITS } from '../upload-limits.js';
import { PIECE } from './pieces.js';
import type { RecordingUploads } from './recording-uploads.js';

/** What of a request is the protocol's; who asks, and by which method, is known already. */
const ASKED = /^(tus-|upload-|content-(type|length)$)/;
/** What of its answers is sent on: who may read them is ours to say. */
const ANSWERED = /^(tus-|upload-|location$|audio-id$)/;

/** One piece on its way to the database, and the next that is coming. */
const HELD = 2 * PIECE;

/** Answers one request of the protocol. @throws the refusals of uploads, and ours for those of the protocol. */
export async function exchange(
  uploads: RecordingUploads,
  owner: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // Loaded with the first upload: it takes 20 MB.
  const { tusServer } = await import('./tus-server.js');
  let failure: unknown;
  const server = tusServer(uploads, owner.id, (error) => {
    failure = error;
  });
  const answer = () => server.handleWeb(asWebRequest(request));
  const { status, headers } =
    request.body instanceof Readable ? await receiving(request, owner, HELD, answer) : await answer();
  if (failure instanceof Error) throw failure;
  if (status >= 400) throw refusalOf(status, request);
  for (const [name, value] of headers) if (ANSWERED.test(name)) void reply.header(name, value);
  await reply.status(status).send();
}

function asWebRequest({ method, url, headers, body }: FastifyRequest): Request {
  const asked = Object.entries(headers).filter(([name]) => ASKED.test(name)) as [string, string][];
  const stream = body instanceof Readable ? Readable.toWeb(body) : null;
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: asked,
    ...(stream && { body: stream as ReadableStream, duplex: 'half' }),
  });
}

function refusalOf(status: number, { headers }: FastifyRequest): DomainError {
  if (status === 404 || status === 410) return new MediaNotFound();
  if (status === 409) return new UploadMovedOn();
  if (status === 413) return new AudioTooLarge(UPLOAD_LIMITS.audioMegabytes);
  if (status === 403 && headers['upload-offset'] !== undefined) return new UnsupportedContent();
  return new MalformedRequest();
}
