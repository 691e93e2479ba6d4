import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** As `scripts/follow-parent.mjs`, which `npm start` loads into the server. */
const LETS_GO = 'data:text/javascript,process.channel?.unref()';
const OWN_PROCESS = JSON.stringify(new URL('./own-process.ts', import.meta.url));

describe('A process of its own', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vybac-own-process-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('hears what to do however the one that begins it was started', async () => {
    await writeFile(
      join(folder, 'echo.mjs'),
      `import { once } from 'node:events';
      const [told] = await once(process, 'message');
      process.send(told);
      process.disconnect();`,
    );
    const begins = join(folder, 'begins.mjs');
    await writeFile(
      begins,
      `import { once } from 'node:events';
      const { ownProcess } = await import(${OWN_PROCESS});
      const child = ownProcess(new URL('./echo.mjs', import.meta.url));
      const [answer, ended] = [once(child, 'message'), once(child, 'exit')];
      child.send('Ithaca');
      const heard = await Promise.race([answer, ended]);
      console.log(JSON.stringify([heard[0], ...(await ended)]));`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', LETS_GO, begins]);
    expect(JSON.parse(stdout)).toEqual(['Ithaca', 0, null]);
  });
});
