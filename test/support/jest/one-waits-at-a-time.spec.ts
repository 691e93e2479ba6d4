import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

interface Test {
  path: string;
  context: object;
}
interface Sequencer {
  default: new () => { sort(tests: Test[]): Test[] };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vybac-order-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A file of tests that has never been run here, of so many bytes. */
async function file(name: string, size: number, waits = false): Promise<Test> {
  const path = join(folder, name);
  await writeFile(path, waits ? '/** @waits for a server that is killed */\n' : '/** About waits. */\n');
  return { path, context: { config: { cache: false }, hasteFS: { getSize: () => size } } };
}

it('deals out evenly what waits, among the others, the longest first', async () => {
  const url = new URL('./one-waits-at-a-time.mjs', import.meta.url).href;
  const { default: OneWaitsAtATime } = (await import(url)) as Sequencer;
  const tests = await Promise.all([
    file('short', 100),
    file('long', 400),
    file('waits a little', 10, true),
    file('middling', 300),
    file('waits long', 900, true),
    file('shortest', 50),
  ]);
  expect(new OneWaitsAtATime().sort(tests).map(({ path }) => basename(path))).toEqual([
    'long',
    'waits long',
    'middling',
    'waits a little',
    'short',
    'shortest',
  ]);
});
