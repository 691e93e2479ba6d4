import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import { InsufficientStorage } from '../http/http.errors.js';
import { awaitedBody } from './awaited-body.js';
import { isDiskFull } from './disk-full.js';
import { checkedKey, contentTypeOf, keyHolding } from './object-key.js';
import { type ByteRange, ObjectStorage, type StoredObject } from './object-storage.js';
import { StorageUnavailable } from './storage.errors.js';

export interface S3Bucket {
  readonly bucket: string;
  /** Address of an S3-compatible service; without it AWS's own of the region. */
  readonly endpoint?: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Milliseconds one attempt may take until the answer begins, and its next bytes may be waited for; 10,000 unless told. */
  readonly timeout?: number;
}

const REMOVED_AT_ONCE = 10;
/** A reader who pauses keeps a connection: the SDK's fifty would be what fifty of them may keep from everybody else. */
const CONNECTIONS = { maxSockets: 1000 };
/** Services ask for five megabytes, and take ten thousand parts. */
const PART_BYTES = 8 * 1024 * 1024;

interface MultipartUpload {
  Bucket: string;
  Key: string;
  UploadId: string | undefined;
}

/** Objects in a bucket of any service that speaks S3. Each call is tried three times, then `StorageUnavailable`. */
export class S3Storage extends ObjectStorage implements OnApplicationShutdown {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly timeout: number;

  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey, timeout = 10_000 }: S3Bucket) {
    super();
    this.bucket = bucket;
    this.timeout = timeout;
    this.client = new S3Client({
      region,
      ...(endpoint && { endpoint }),
      credentials: { accessKeyId, secretAccessKey },
      // Only AWS itself gives every bucket a host name, and only newer services know the SDK's default checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      // No `socketTimeout`: a reader who pauses is silence to it, and it would cut what they read.
      requestHandler: {
        httpAgent: CONNECTIONS,
        httpsAgent: CONNECTIONS,
        connectionTimeout: 2000,
        requestTimeout: timeout,
        throwOnRequestTimeout: true,
      },
    });
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  override async put(key: string, body: Buffer, contentType: string): Promise<void> {
    const object = { ...this.object(keyHolding(contentType, key)), Body: body, ContentType: contentType };
    await this.client.send(new PutObjectCommand(object)).catch(unavailable);
  }

  /** In parts, each of which can be sent again; nothing is to be seen of it before the last one. */
  override async putStream(
    key: string,
    body: Readable,
    contentType: string,
    signal?: AbortSignal,
  ): Promise<number> {
    const object = this.object(keyHolding(contentType, key));
    const mark = randomUUID();
    const described = { ContentType: contentType, Metadata: { upload: mark } };
    const begin = new CreateMultipartUploadCommand({ ...object, ...described });
    const { UploadId } = await this.client.send(begin).catch(unavailable);
    const upload = { ...object, UploadId };
    try {
      const { parts, size } = await this.sendParts(upload, body, signal);
      signal?.throwIfAborted();
      await this.complete(upload, parts, mark);
      return size;
    } catch (error) {
      // What was sent costs its owner room until it is called off.
      await this.client.send(new AbortMultipartUploadCommand(upload)).catch(unlessUploadIsGone);
      throw error;
    }
  }

  /** Asked again after an answer that was lost, the service knows no such upload: the object itself tells whether it is ours. */
  private async complete(upload: MultipartUpload, parts: CompletedPart[], mark: string): Promise<void> {
    const { Bucket, Key } = upload;
    const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } });
    await this.client.send(complete).catch(async (error: unknown) => {
      unlessUploadIsGone(error);
      const there = await this.client.send(new HeadObjectCommand({ Bucket, Key })).catch(unavailable);
      if (there.Metadata?.upload !== mark) unavailable(error);
    });
  }

  private async sendParts(upload: MultipartUpload, body: Readable, signal?: AbortSignal) {
    const parts: CompletedPart[] = [];
    let size = 0;
    for await (const part of inParts(body, PART_BYTES)) {
      signal?.throwIfAborted();
      const PartNumber = parts.length + 1;
      const sending = new UploadPartCommand({ ...upload, PartNumber, Body: part });
      const { ETag } = await this.client.send(sending).catch(unavailable);
      parts.push({ PartNumber, ETag });
      size += part.length;
    }
    return { parts, size };
  }

  override async read(key: string, range?: ByteRange): Promise<StoredObject | null> {
    const bytes = range && `bytes=${range.start}-${range.end}`;
    const found = await this.client
      .send(new GetObjectCommand({ ...this.object(key), Range: bytes }))
      .catch(missing);
    if (!found) return null;
    return {
      stream: awaitedBody(found.Body as Readable, this.timeout),
      size: Number(found.ContentRange?.split('/').at(-1) ?? found.ContentLength),
      contentType: found.ContentType ?? contentTypeOf(key),
      etag: found.ETag,
    };
  }

  /** One by one: the bulk request needs checksums that S3-compatible services disagree on. */
  override async remove(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
      const some = keys.slice(at, at + REMOVED_AT_ONCE);
      await Promise.all(
        some.map((key) => this.client.send(new DeleteObjectCommand(this.object(key))).catch(missing)),
      );
    }
  }

  override async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket })).catch(unavailable);
  }

  private object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: checkedKey(key) };
  }
}

function unavailable(cause: unknown): never {
  throw isDiskFull(cause) ? new InsufficientStorage(cause) : new StorageUnavailable(cause);
}

/** By name: the SDK has a class of it for one of the calls alone. */
function unlessUploadIsGone(error: unknown): void {
  if (!(error instanceof S3ServiceException && error.name === 'NoSuchUpload')) unavailable(error);
}

function missing(error: unknown): null {
  if (error instanceof NoSuchKey) return null;
  return unavailable(error);
}

/** A stream in pieces of one size, but for the last; at least one, so that what is empty is stored, too. */
async function* inParts(body: Readable, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    held.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; at + size <= length; at += size) yield all.subarray(at, at + size);
    held = [all.subarray(at)];
    length -= at;
  }
  yield Buffer.concat(held);
}
