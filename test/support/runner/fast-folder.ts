import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what lies here in memory. */
const MEMORY = '/dev/shm';
/** What the databases, files and logs of a run of everything take at most, several times over. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * A new folder for a run of tests, in memory where there is room. A database is seven hundred files to make and to
 * delete: on a disk the file system spends more time with those than the tests do.
 * Its name begins with `name`; whoever asked for it deletes it.
 */
export async function fastFolder(name: string): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  const hasRoom = memory && memory.bavail * memory.bsize >= ROOM_BYTES;
  return mkdtemp(join(hasRoom ? MEMORY : tmpdir(), name));
}
