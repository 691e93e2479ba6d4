import type { Readable } from 'node:stream';
import { DataStore, type Locker, Server, Upload } from '@tus/server';
import { HOUR_MS } from '#contract/time';
import { MEGABYTE, UPLOAD_LIMITS } from '../upload-limits.js';
import { PIECE } from './pieces.js';
import { type RecordingUploads, UPLOAD_KEPT_HOURS } from './recording-uploads.js';

export const RECORDINGS_PATH = '/api/recordings';
const EXPIRE_MS = UPLOAD_KEPT_HOURS * HOUR_MS;

/** The uploads of one person, as the protocol's server wants them. */
class OwnUploads extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];

  constructor(
    private readonly uploads: RecordingUploads,
    private readonly ownerId: string,
  ) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    upload.creation_date = new Date().toISOString();
    await this.uploads.begin(this.ownerId, upload.id, upload.size ?? 0);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, createdAt } = await this.uploads.find(this.ownerId, id);
    return new Upload({ id, size, offset: received, creation_date: createdAt });
  }

  /** What has come before a connection broke is kept. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let waiting: Buffer[] = [];
    let length = 0;
    const keep = async () => {
      const bytes = Buffer.concat(waiting);
      waiting = [];
      length = 0;
      if (bytes.length === 0) return;
      await this.uploads.append(this.ownerId, id, at, bytes);
      at += bytes.length;
    };
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        waiting.push(chunk);
        length += chunk.length;
        if (length >= PIECE) await keep();
      }
    } finally {
      await keep();
    }
    return at;
  }

  override remove(id: string): Promise<void> {
    return this.uploads.end(this.ownerId, id);
  }

  override getExpiration(): number {
    return EXPIRE_MS;
  }
}

/** The database lets no piece in twice, on whichever instance; waiting for each other would add nothing. */
const NO_LOCKS: Locker = {
  newLock: () => ({ lock: () => Promise.resolve(), unlock: () => Promise.resolve() }),
};

/**
 * The protocol for resumable uploads (tus 1.0), for one person. `failed` is told what went wrong: an error, or a status of the
 * protocol.
 */
export const tusServer = (
  uploads: RecordingUploads,
  ownerId: string,
  failed: (error: unknown) => void,
): Server =>
  new Server({
    path: RECORDINGS_PATH,
    relativeLocation: true,
    datastore: new OwnUploads(uploads, ownerId),
    locker: NO_LOCKS,
    maxSize: UPLOAD_LIMITS.audioMegabytes * MEGABYTE,
    namingFunction: () => uploads.newId(),
    onUploadFinish: async (_request, { id }) => {
      const audioId = await uploads.audioOf(ownerId, id);
      return audioId ? { headers: { 'Audio-Id': audioId } } : {};
    },
    onResponseError: (_request, error) => {
      failed(error);
      return undefined;
    },
  });
