import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { HOUR_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { DomainError } from '#platform/http/domain-error';
import { NotInExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { WorkSlots } from '#platform/work/work-slots';
import { MediaBusy, MediaNotFound, UploadMovedOn } from '../media.errors.js';
import { MediaLibrary } from '../media-library.js';

export interface RecordingUpload {
  id: string;
  /** Bytes it will have, and has. */
  size: number;
  received: number;
  takenIn: boolean;
  createdAt: string;
}

export const UPLOAD_KEPT_HOURS = 24;
/** Of one person, unfinished; a further one takes the place of the oldest, unless that has only just begun. */
const MOST_AT_ONCE = 20;
const JUST_BEGUN_MS = 60_000;

/**
 * Recordings that come in pieces. What has arrived lies in the database, so that any instance goes on with any of them; only
 * their owner reads, continues or ends one.
 */
@Injectable()
@NotInExport({ 'platform.recording_uploads.owner_id': 'Pieces of a file, for a day; whole it is an upload.' })
export class RecordingUploads {
  /** Each holds a whole recording in memory, some times over. */
  private readonly slots = new WorkSlots({ slots: 3, mostHeld: 200, refusal: () => new MediaBusy() });

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly library: MediaLibrary,
  ) {}

  newId(): string {
    return uuid();
  }

  async begin(ownerId: string, id: string, size: number): Promise<void> {
    const now = this.clock.now();
    const aMomentAgo = new Date(now.getTime() - JUST_BEGUN_MS);
    await this.db.rows(sql`
      with old as (
        delete from platform.recording_uploads where id = any(array(
          select id from platform.recording_uploads where created_at < ${aMomentAgo} and id = any(array(
            select id from platform.recording_uploads where owner_id = ${ownerId} and not taken_in
            order by created_at desc, id desc offset ${MOST_AT_ONCE - 1}))
          for update skip locked)))
      insert into platform.recording_uploads (id, owner_id, size, created_at)
      values (${id}, ${ownerId}, ${size}, ${now})`);
  }

  /** @throws MediaNotFound for one that is not theirs, or no longer there. */
  async find(ownerId: string, id: string): Promise<RecordingUpload> {
    const upload = await this.db.first(sql<RecordingUpload>`
      select id, size, received, taken_in as "takenIn", created_at as "createdAt" from platform.recording_uploads
      where id = ${id}::uuid and owner_id = ${ownerId} and created_at > ${this.keptSince()}`);
    if (!upload) throw new MediaNotFound();
    return upload;
  }

  /** Keeps a piece. @throws UploadMovedOn when it does not begin where the last one ended: nothing is kept twice. */
  async append(ownerId: string, id: string, at: number, bytes: Buffer): Promise<void> {
    const kept = await this.db.rows(sql`
      with grown as (
        update platform.recording_uploads set received = received + ${bytes.length}::int
        where id = ${id}::uuid and owner_id = ${ownerId} and received = ${at} and received + ${bytes.length}::int <= size
        returning id)
      insert into platform.recording_parts (upload_id, at, bytes)
      select id, ${at}::int, ${bytes}::bytea from grown returning at`);
    if (kept.length === 0) throw new UploadMovedOn();
  }

  /**
   * The id of the recording in the media library, which is the upload's own: however often it is asked for, on how many
   * instances at once, and wherever one died before, it is taken in as one. Null while bytes are missing.
   * @throws what MediaLibrary.store refuses, after which the upload is gone.
   */
  async audioOf(ownerId: string, id: string): Promise<string | null> {
    const { size, received, takenIn } = await this.find(ownerId, id);
    if (takenIn) return id;
    if (received < size) return null;
    await this.slots.run(() => this.takeIn(ownerId, id, size));
    return id;
  }

  /** What was taken in stays. @throws MediaNotFound */
  async end(ownerId: string, id: string): Promise<void> {
    const ended = await this.db.rows(sql`
      delete from platform.recording_uploads where id = ${id}::uuid and owner_id = ${ownerId} returning id`);
    if (ended.length === 0) throw new MediaNotFound();
  }

  async forgetExpired(): Promise<void> {
    await this.db.rows(sql`delete from platform.recording_uploads where created_at <= ${this.keptSince()}`);
  }

  private async takeIn(ownerId: string, id: string, size: number): Promise<void> {
    const file = await this.fileOf(id);
    // Meanwhile somebody else has taken it in, and thrown the pieces away.
    if (file.length !== size) return;
    try {
      await this.library.store(ownerId, 'audio', file, id);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unsupported') await this.end(ownerId, id);
      throw error;
    }
    await this.db.rows(sql`
      with taken as (update platform.recording_uploads set taken_in = true where id = ${id}::uuid returning id)
      delete from platform.recording_parts where upload_id in (select id from taken)`);
  }

  private async fileOf(id: string): Promise<Buffer> {
    const whole = await this.db.first(sql<{ bytes: Buffer | null }>`
      select string_agg(bytes, ''::bytea order by at) as bytes from platform.recording_parts where upload_id = ${id}::uuid`);
    return whole?.bytes ?? Buffer.alloc(0);
  }

  private keptSince(): Date {
    return new Date(this.clock.now().getTime() - UPLOAD_KEPT_HOURS * HOUR_MS);
  }
}
