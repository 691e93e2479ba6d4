import type { IncomingHttpHeaders } from 'node:http';
import { YEAR_SECONDS } from '#contract/time';
import type { ByteRange, StoredObject } from '#platform/storage/object-storage';
import { byteRange } from './byte-range.js';
import { ISOLATION } from './private-file.js';

export interface FileAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string | number>>;
  /** What a 206 sends. */
  readonly range?: ByteRange;
}

const OF_FILES = { ...ISOLATION, 'Cross-Origin-Resource-Policy': 'same-site' };

/** How a file that never changes is answered, given what the client has of it and asks for (RFC 9110). */
export function fileAnswer(
  { method, headers: asked }: { method: string; headers: IncomingHttpHeaders },
  { size, contentType }: Pick<StoredObject, 'size' | 'contentType'>,
  etag: string,
): FileAnswer {
  const known = asked['if-none-match'];
  const unlessChanged = asked['if-range'];
  const always = {
    ...OF_FILES,
    'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'Content-Disposition': 'inline',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  };
  if (known?.includes(etag) || known === '*') return { status: 304, headers: always };

  const inParts = method === 'GET' && (!unlessChanged || unlessChanged === etag);
  const range = inParts ? byteRange(asked.range, size) : null;
  if (range === 'unsatisfiable')
    return {
      status: 416,
      headers: { ...OF_FILES, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 },
    };
  const headers = { ...always, 'Content-Type': contentType };
  if (!range) return { status: 200, headers: { ...headers, 'Content-Length': size } };
  const { start, end } = range;
  return {
    status: 206,
    headers: {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': end - start + 1,
    },
    range,
  };
}
