import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProductSettings } from '#platform/config/product.settings';
import { loadSettings, SettingsError } from '#platform/config/settings';
import { AuthSettings } from './auth.settings.js';
import { tokenSecret } from './token-secret.js';

const secretFor = (env: Record<string, string>) => {
  const settings = loadSettings(env);
  return tokenSecret(settings.of(AuthSettings), settings.of(ProductSettings));
};

const OTHER_PROCESS = `
  import { tokenSecret } from '#platform/auth/token-secret';
  process.stdin.once('data', async () => {
    const secrets = await Promise.all([1, 2].map(() => tokenSecret({}, { DATA_DIR: process.argv[1] })));
    process.stdout.write(JSON.stringify(secrets));
    process.exit();
  });
  process.stdout.write('?');
`;

describe('the secret that signs tokens', () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vybac-secret-'));
    file = join(folder, 'secrets/token-secret');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const secret = () => secretFor({ DATA_DIR: folder });

  it('is generated once, for the owner alone, and stays', async () => {
    const first = await secret();
    expect(first).toMatch(/^[\w-]{64}$/);
    expect(await secret()).toBe(first);
    expect(await readFile(file, 'utf8')).toBe(first);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'secrets'))).toEqual(['token-secret']);
  });

  it('is one and whole for a hundred who ask at once', async () => {
    const secrets = await Promise.all(Array.from({ length: 100 }, secret));
    expect(new Set(secrets)).toEqual(new Set([await readFile(file, 'utf8')]));
    expect(secrets[0]).toHaveLength(64);
    expect(await readdir(join(folder, 'secrets'))).toEqual(['token-secret']);
  });

  it('is one and whole for processes that start at once', async () => {
    const children = Array.from({ length: 4 }, () =>
      spawn(
        process.execPath,
        [
          '--import',
          './test/support/runner/typescript.mjs',
          '--input-type=module',
          '-e',
          OTHER_PROCESS,
          folder,
        ],
        { stdio: ['pipe', 'pipe', 'inherit'] },
      ),
    );
    await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
    for (const { stdin } of children) stdin.write('go\n');
    const answers = await Promise.all(children.map(({ stdout }) => text(stdout)));
    const secrets = answers.flatMap((answer) => JSON.parse(answer) as string[]);
    expect(secrets).toHaveLength(8);
    expect(new Set(secrets)).toEqual(new Set([await readFile(file, 'utf8')]));
  }, 60_000);

  it('is TOKEN_SECRET where that is set, and nothing is written', async () => {
    const given = 'a secret of thirty-two characters';
    expect(await secretFor({ DATA_DIR: folder, TOKEN_SECRET: given })).toBe(given);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['cut short', 'x'.repeat(63)],
    ['not a secret', '\0'.repeat(64)],
  ])('stops the start in one sentence when its file is %s', async (_, content) => {
    await mkdir(join(folder, 'secrets'));
    await writeFile(file, content);
    const refusal = await secret().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SettingsError);
    expect((refusal as Error).message).toBe(
      `The secret in ${file} is damaged: remove the file, which signs everybody out once, or set TOKEN_SECRET.`,
    );
    expect(await readFile(file, 'utf8')).toBe(content);
  });

  it('stops the start in one sentence when it can be neither read nor written', async () => {
    await mkdir(file, { recursive: true });
    await expect(secret()).rejects.toThrow(
      /^The secret that signs tokens cannot be kept in .+ \(EISDIR.+\): mend/,
    );
    await rm(join(folder, 'secrets'), { recursive: true });
    await writeFile(join(folder, 'secrets'), 'a file where the folder belongs');
    await chmod(join(folder, 'secrets'), 0o400);
    await expect(secret()).rejects.toThrow(SettingsError);
  });
});
