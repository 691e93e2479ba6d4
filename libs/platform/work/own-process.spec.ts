import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ownProcess } from './own-process.js';

/** As `scripts/follow-parent.mjs`, which `npm start` loads into the server. */
const LETS_GO = 'data:text/javascript,process.channel?.unref()';

describe('A process of its own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vybac-own-process-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('hears what to do however this one was started', async () => {
    const file = join(folder, 'echo.mjs');
    await writeFile(
      file,
      `import { once } from 'node:events';
      const [told] = await once(process, 'message');
      process.send(told);
      process.disconnect();`,
    );
    const before = process.execArgv;
    process.execArgv = [...before, '--import', LETS_GO];
    try {
      const child = ownProcess(pathToFileURL(file));
      const answer = once(child, 'message');
      const ended = once(child, 'exit');
      child.send('Ithaca');
      expect(await Promise.race([answer, ended])).toEqual(['Ithaca', undefined]);
      expect(await ended).toEqual([0, null]);
    } finally {
      process.execArgv = before;
    }
  });
});
