import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { choosePort } from './embedded-postgres.port.js';

/** What Linux gives to outgoing connections begins here, elsewhere above. */
const GIVEN_AWAY = 32_768;

describe('the port of the built-in PostgreSQL', () => {
  let folder: string;
  let file: string;
  let other: Server | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vybac-port-'));
    file = join(folder, 'port');
  });
  afterEach(() => {
    other?.close();
    other = undefined;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function listenOn(port: number): Promise<void> {
    other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
  }

  it('is none that a connection could be given while the server is brought back', async () => {
    const port = await choosePort(file);
    expect(port).toBeGreaterThanOrEqual(1024);
    expect(port).toBeLessThan(GIVEN_AWAY);
  });

  it('is the one of the last start', async () => {
    const before = await choosePort(file);
    await writeFile(file, String(before));
    expect(await choosePort(file)).toBe(before);
  });

  it('is another one when somebody has that meanwhile', async () => {
    const before = await choosePort(file);
    await writeFile(file, String(before));
    await listenOn(before);
    const port = await choosePort(file);
    expect(port).not.toBe(before);
    expect(port).toBeLessThan(GIVEN_AWAY);
  });
});
