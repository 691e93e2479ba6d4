import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '#platform/auth/access';
import { UuidOr } from '#platform/http/uuid-param';
import { ObjectStorage, type StoredObject } from '#platform/storage/object-storage';
import { type FileAnswer, fileAnswer } from './file-answer.js';
import { MediaNotFound } from './media.errors.js';
import { keysBehind } from './media-keys.js';

interface Found {
  readonly key: string;
  readonly object: StoredObject;
}

/**
 * Serves the files themselves. What lies under a key never changes, so the key is the ETag. The database is never
 * asked: a page of listings is dozens of these, which is also why they are not throttled.
 */
@ApiExcludeController()
@Controller('media')
@SkipThrottle()
@Access('anyone')
export class MediaFileController {
  constructor(private readonly storage: ObjectStorage) {}

  @Get(':id/:file')
  async mediaFile(
    @Param('id', new UuidOr(MediaNotFound)) id: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.find(keysBehind(id, file));
    const answer = fileAnswer(request, found.object, `"${found.key}"`);
    const content = await this.content(found, answer, request.method);
    void reply.status(answer.status).headers(answer.headers).send(content);
  }

  private async find(keys: readonly string[]): Promise<Found> {
    for (const key of keys) {
      const object = await this.storage.read(key);
      if (object) return { key, object };
    }
    throw new MediaNotFound();
  }

  private async content({ key, object }: Found, { status, range }: FileAnswer, method: string) {
    if (status === 200 && method === 'GET') return object.stream;
    object.stream.destroy();
    // Fastify replaces the length in the answer to HEAD unless it is given a stream, even a destroyed one.
    if (!range) return status === 200 ? object.stream : undefined;
    const part = await this.storage.read(key, range);
    if (!part) throw new MediaNotFound();
    return part.stream;
  }
}
