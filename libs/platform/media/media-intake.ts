import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ImageDescriptor, ImageVariant } from '#contract/media';
import { Clock } from '#platform/config/clock';
import { ObjectStorage } from '#platform/storage/object-storage';
import type { AudioAnswer } from './media.dto.js';
import { Media } from './media.entity.js';
import { imageKey, recordingKey } from './media-keys.js';
import { UPLOAD_LIMITS } from './upload-limits.js';

/**
 * Takes files in, checked and ready to serve. The row is committed ahead of the files, whatever becomes of the caller's
 * transaction: so the sweep knows of every file there ever was. The codecs, a fifth of the memory of a server at rest, are
 * loaded with the first file.
 */
@Injectable()
export class MediaIntake {
  constructor(
    private readonly orm: MikroORM,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /** Stores a picture of `ownerId`. @throws the errors of the image pipeline. */
  async image(ownerId: string, input: Buffer): Promise<ImageDescriptor> {
    const { processImage } = await import('./images/image-pipeline.js');
    const image = await processImage(input, { maxMb: UPLOAD_LIMITS.imageMegabytes });
    const media = Media.image(ownerId, image, this.clock.now());
    await this.register(media);
    const files = Object.entries(image.variants) as [ImageVariant, Buffer][];
    await Promise.all(
      files.map(([variant, file]) => this.storage.put(imageKey(media.id, variant), file, media.contentType)),
    );
    const { width, height, placeholder } = image;
    return { id: media.id, width, height, placeholder };
  }

  /** Stores the sound of a voice recording of `ownerId`, once for each `id`. @throws AudioTooLarge, AudioTypeRefused */
  async recording(ownerId: string, input: Buffer, id?: string): Promise<AudioAnswer> {
    const { recognizeRecording, strippedRecording } = await import('./recordings/audio.js');
    const recording = await recognizeRecording(input);
    const file = strippedRecording(input, recording);
    const media = Media.recording(ownerId, recording, file.length, this.clock.now(), id);
    await this.registerOnce(media);
    await this.storage.put(recordingKey(media.id, recording.extension), file, media.contentType);
    return { id: media.id };
  }

  private register(media: Media): Promise<void> {
    return this.orm.em.fork().persist(media).flush();
  }

  /** A row that is there already was made for the same file. */
  private async registerOnce(media: Media): Promise<void> {
    await this.orm.em.fork().upsert(Media, { ...media }, { onConflictAction: 'ignore' });
  }
}
