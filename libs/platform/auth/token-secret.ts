import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductSettings } from '#platform/config/product.settings';
import { SettingsError } from '#platform/config/settings';
import type { AuthSettings } from './auth.settings.js';

/** 48 random bytes in base64url, and nothing else: a shorter or other text is not what was written here. */
const WHOLE = /^[\w-]{64}$/;
/** What a file system says that knows no hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * The key that signs access tokens: TOKEN_SECRET, or one generated once into `<DATA_DIR>/secrets`, whichever of the
 * processes that start together comes first. `loadSettings` has already refused production without TOKEN_SECRET.
 * @throws SettingsError when the file is damaged, or can be neither read nor written.
 */
export async function tokenSecret(
  { TOKEN_SECRET }: AuthSettings,
  { DATA_DIR }: ProductSettings,
): Promise<string> {
  if (TOKEN_SECRET) return TOKEN_SECRET;
  const folder = join(DATA_DIR, 'secrets');
  const file = join(folder, 'token-secret');
  try {
    const secret = (await kept(file)) ?? (await generated(folder, file));
    if (WHOLE.test(secret)) return secret;
  } catch (error) {
    throw new SettingsError(
      `The secret that signs tokens cannot be kept in ${file} (${(error as Error).message}): mend that, or set TOKEN_SECRET.`,
      { cause: error },
    );
  }
  throw new SettingsError(
    `The secret in ${file} is damaged: remove the file, which signs everybody out once, or set TOKEN_SECRET.`,
  );
}

async function kept(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whole on the disk under another name before it is there under its own, which is never given twice. */
async function generated(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `token-secret.${randomUUID()}`);
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(randomBytes(48).toString('base64url'));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await giveName(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  // Not the own one: another process may have been first.
  return readFile(file, 'utf8');
}

async function giveName(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (!NO_LINKS.has(code)) throw error;
    if ((await kept(file)) === undefined) await rename(draft, file);
  }
}
