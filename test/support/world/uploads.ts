import { sql } from 'kysely';
import type { ImageDescriptor } from '#contract/media';
import type { TestApp } from '../app/app.js';
import type { Client } from '../app/client.js';

/** A form as the browser sends it, with one file; what it is called and claims to be says nothing of what it is. */
export function form(file: Buffer, field = 'file'): FormData {
  const data = new FormData();
  data.append(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'holiday.jpg');
  return data;
}

export const uploadImage = (client: Client, file: Buffer): Promise<ImageDescriptor> =>
  upload(client, '/api/media/images', file);

export const uploadAudio = (client: Client, file: Buffer): Promise<{ id: string }> =>
  upload(client, '/api/media/audio', file);

/** What shows an upload; null when nothing does. */
export async function usageOf({ db }: Pick<TestApp, 'db'>, { id }: { id: string }): Promise<string | null> {
  const known = await db.first(sql<{ usage: string | null }>`
    select attached_to as usage from platform.media where id = ${id}`);
  if (!known) throw new Error('There is no such upload.');
  return known.usage;
}

async function upload<T>(client: Client, path: string, file: Buffer): Promise<T> {
  const { status, body } = await client.post<T>(path, form(file));
  if (status !== 201) throw new Error(`The upload was refused: ${status} ${JSON.stringify(body)}`);
  return body;
}
