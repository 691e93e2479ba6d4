import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ProductSettings } from '#platform/config/product.settings';
import type { ExportLink, ExportState } from '../../../src/identity/export/export.dto.js';
import type { TestApp } from '../app/app.js';
import type { Client } from '../app/client.js';
import { unzip } from '../files/zip.js';
import { eventually } from '../runner/eventually.js';

export const exportState = async ({ client }: { client: Client }): Promise<ExportState> =>
  (await client.get<ExportState>('/api/profile/export')).body;

export const linkOf = async ({ client }: { client: Client }): Promise<string> =>
  (await client.post<ExportLink>('/api/profile/export/link')).body.path;

/** Asks for a copy, waits for it and opens it as a browser would: by its link alone. */
export async function takeExport(
  app: TestApp,
  person: { client: Client },
): Promise<{ files: Map<string, Buffer>; rows: (part: string) => Record<string, unknown>[] }> {
  const asked = await person.client.post('/api/profile/export');
  if (asked.status !== 202) throw new Error(`The export was refused: ${JSON.stringify(asked.body)}`);
  await eventually(async () => (await exportState(person)).latest?.readyAt, 60_000);
  const answer = await fetch(app.url + (await linkOf(person)));
  if (!answer.ok) throw new Error(`The file was refused: ${await answer.text()}`);
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  return { files, rows: (part) => JSON.parse(String(files.get(`${part}/data.json`))) };
}

/** Names of all export files in the storage. */
export async function storedExports(app: TestApp): Promise<string[]> {
  const folder = join(app.settings.of(ProductSettings).DATA_DIR, 'uploads');
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.zip'));
}

/** The latest of a person, or an empty text. */
export async function exportIdOf(app: TestApp, { id }: { id: string }): Promise<string> {
  const found = await app.db.first(
    sql<{ id: string }>`select id from identity.exports where person_id = ${id} order by id desc`,
  );
  return found?.id ?? '';
}
