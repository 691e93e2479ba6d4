import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../support/runner/test-database.js';

let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'vybac-secret-'))]);
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

it('a server whose token secret is damaged says so in one sentence, and does not start', async () => {
  const file = join(dataDir, 'secrets/token-secret');
  await mkdir(join(dataDir, 'secrets'));
  await writeFile(file, '');
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
    },
  });
  const [[code], said, printed] = await Promise.all([
    once(child, 'exit'),
    text(child.stderr),
    text(child.stdout),
  ]);
  expect({ code, said }).toEqual({
    code: 1,
    said: `The secret in ${file} is damaged: remove the file, which signs everybody out once, or set TOKEN_SECRET.\n`,
  });
  expect(printed).not.toMatch(/^\s+at /m);
}, 60_000);
