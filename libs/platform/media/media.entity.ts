import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { Recording } from '#platform/media/recordings/audio';
import type { ProcessedImage } from './images/image-pipeline.js';
import type { MediaKind } from './media-keys.js';

const MediaSchema = defineEntity({
  name: 'Media',
  schema: 'platform',
  tableName: 'media',
  properties: {
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    attachedTo: p.text().nullable(),
    unattachedSince: p.datetime().nullable(),
    kind: p.text().$type<MediaKind>(),
    contentType: p.text(),
    /** Of all stored files together. */
    bytes: p.integer(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    placeholder: p.text().nullable(),
    perceptualHash: p.bigint('string').nullable(),
    createdAt: p.datetime(),
  },
});

/** One upload. It is born unattached; whatever shows it says so in `attachedTo`. */
export class Media extends MediaSchema.class {
  static image(ownerId: string, image: ProcessedImage, now: Date): Media {
    const { width, height, placeholder, perceptualHash, variants } = image;
    const bytes = Object.values(variants).reduce((sum, file) => sum + file.length, 0);
    return Object.assign(Media.of(ownerId, now), {
      kind: 'image' as const,
      contentType: 'image/webp',
      bytes,
      width,
      height,
      placeholder,
      perceptualHash,
    });
  }

  static recording(
    ownerId: string,
    { contentType }: Recording,
    bytes: number,
    now: Date,
    id: string = uuid(),
  ): Media {
    return Object.assign(Media.of(ownerId, now), { id, kind: 'audio' as const, contentType, bytes });
  }

  private static of(ownerId: string, now: Date): Media {
    return Object.assign(new Media(), { id: uuid(), ownerId, unattachedSince: now, createdAt: now });
  }
}

MediaSchema.setClass(Media);
