import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ImageDescriptor } from '#contract/media';
import { Clock } from '#platform/config/clock';
import { Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import type { AudioAnswer } from './media.dto.js';
import { ImageUnknown, MediaInUse, MediaUnknown } from './media.errors.js';
import { MediaIntake } from './media-intake.js';
import type { MediaKind } from './media-keys.js';
import { isGoing } from './media-removal.js';

/**
 * The uploads, for whatever shows them: a listing, an avatar, a message. Everything runs in the caller's transaction,
 * so that an upload is attached exactly when the thing that shows it exists. No file is removed here: what nothing
 * shows any more is left to the sweep, and a transaction rolled back loses none.
 */
@Injectable()
@Outlives({
  'platform.media.owner_id':
    'What nothing shows is swept within a day; what a report shows stays until it is closed.',
})
export class MediaLibrary {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly intake: MediaIntake,
  ) {}

  /**
   * Takes in a file of `ownerId`, attached to nothing yet. Unlike all else here it is stored at once, whatever becomes
   * of the caller's transaction. A recording may bring its id: stored twice, it is one. @throws ImageTooLarge, AudioTooLarge and the other refusals of `media.errors.ts`
   */
  store(ownerId: string, kind: 'image', input: Buffer): Promise<ImageDescriptor>;
  store(ownerId: string, kind: 'audio', input: Buffer, id?: string): Promise<AudioAnswer>;
  store(
    ownerId: string,
    kind: MediaKind,
    input: Buffer,
    id?: string,
  ): Promise<ImageDescriptor | AudioAnswer> {
    return kind === 'image' ? this.intake.image(ownerId, input) : this.intake.recording(ownerId, input, id);
  }

  /** Whether `ownerId` has uploaded this recording. */
  async ownsRecording(id: string, ownerId: string): Promise<boolean> {
    const found = await this.db.first(sql`
      select 1 from platform.media
      where id = ${id}::uuid and owner_id = ${ownerId} and kind = 'audio' and not ${isGoing}`);
    return found !== undefined;
  }

  /** The pictures of these ids, in their order. @throws ImageUnknown for one that `ownerId` has not uploaded. */
  async images(ids: readonly string[], ownerId: string): Promise<ImageDescriptor[]> {
    if (ids.length === 0) return [];
    const found = await this.db.rows(sql<ImageDescriptor>`
      select id, width, height, placeholder from platform.media
      where id = any(${ids}::uuid[]) and owner_id = ${ownerId} and kind = 'image' and not ${isGoing}`);
    const byId = new Map(found.map((image) => [image.id, image]));
    return ids.map((id) => {
      const image = byId.get(id);
      if (!image) throw new ImageUnknown();
      return image;
    });
  }

  /** The recording of this id, as it is stored. @throws MediaUnknown for one that `ownerId` has not uploaded. */
  async recording(id: string, ownerId: string): Promise<string> {
    const found = await this.db.first(sql<AudioAnswer>`
      select id from platform.media
      where id = ${id} and owner_id = ${ownerId} and kind = 'audio' and not ${isGoing}`);
    if (!found) throw new MediaUnknown();
    return found.id;
  }

  /**
   * Notes that `usage` (`catalog.listing:<id>`) shows these uploads; those it shows already stay so.
   * @throws MediaUnknown for one that `ownerId` has not uploaded, MediaInUse for one that something else shows. Some of
   * the others may be attached by then: let the transaction fail.
   */
  async attach(ids: readonly string[], ownerId: string, usage: string): Promise<void> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return;
    const attached = await this.db.rows(sql`
      update platform.media set attached_to = ${usage}, unattached_since = null
      where id = any(${wanted}::uuid[]) and owner_id = ${ownerId}
        and (attached_to = ${usage} or attached_to is null and not ${isGoing})
      returning id`);
    if (attached.length === wanted.length) return;
    const taken = await this.db.first(sql`
      select id from platform.media
      where id = any(${wanted}::uuid[]) and owner_id = ${ownerId} and attached_to <> ${usage} limit 1`);
    throw taken ? new MediaInUse() : new MediaUnknown();
  }

  /** Notes that nothing shows these uploads any more. */
  async detach(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.db.rows(sql`
      update platform.media set attached_to = null, unattached_since = ${this.clock.now()}
      where id = any(${ids}::uuid[]) and attached_to is not null`);
  }

  /**
   * Notes that these usages show nothing any more. For what goes as a whole: where others may just be giving it a picture, lock
   * it first.
   */
  async detachFrom(...usages: readonly string[]): Promise<void> {
    if (usages.length === 0) return;
    await this.db.rows(sql`
      update platform.media set attached_to = null, unattached_since = ${this.clock.now()}
      where attached_to = any(${usages}::text[])`);
  }

  /** Gives those of one person's uploads that nothing shows yet to another. */
  async handOver(ids: readonly string[], fromOwnerId: string, toOwnerId: string): Promise<void> {
    await this.db.rows(sql`
      update platform.media set owner_id = ${toOwnerId}
      where id = any(${ids}::uuid[]) and owner_id = ${fromOwnerId} and attached_to is null and not ${isGoing}`);
  }

  /** Gives all uploads of one person to another: a guest who became a member. */
  async transfer(fromOwnerId: string, toOwnerId: string): Promise<void> {
    await this.db.rows(sql`
      update platform.media set owner_id = ${toOwnerId} where owner_id = ${fromOwnerId}`);
  }
}
