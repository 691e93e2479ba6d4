import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const COPIED = ['package.json', 'tsconfig.json', 'libs', 'locales', 'scripts', 'web', 'test/support'];
const NEW = 'eo';

describe('A language', () => {
  let project: string;
  const node = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, args, { cwd: project })).stdout;

  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'vybac-language-'));
    for (const path of COPIED) await cp(path, join(project, path), { recursive: true });
    await symlink(resolve('node_modules'), join(project, 'node_modules'));
    const folder = join(project, 'locales', NEW);
    await cp('locales/en', folder, { recursive: true });
    const words = JSON.parse(await readFile(join(folder, 'common.json'), 'utf8'));
    words['not-found'].title = 'Ne trovita';
    await writeFile(join(folder, 'common.json'), JSON.stringify(words));
  });
  afterAll(() => rm(project, { recursive: true, force: true }));

  it('is added by adding its folder: both sides offer and speak it', async () => {
    await node('scripts/generate/words.mjs');
    const asked = ['--import', './test/support/runner/typescript.mjs', 'test/support/new-language.mjs', NEW];
    expect(JSON.parse(await node(...asked))).toEqual({
      offered: ['en', NEW, 'es'],
      server: { chosen: NEW, says: 'Ne trovita' },
      web: { chosen: true, named: 'Esperanto', says: 'Ne trovita', atFirst: true },
    });
  }, 60_000);

  it('that is missing from what is generated fails the check', async () => {
    await cp('libs/contract/languages.gen.ts', join(project, 'libs/contract/languages.gen.ts'));
    await expect(node('scripts/generate/words.mjs', '--check')).rejects.toThrow(
      /Out of date: libs\/contract\/languages\.gen\.ts/,
    );
  });

  it('is named by its code, so that no stray folder is offered', async () => {
    await cp('locales/en', join(project, 'locales/drafts'), { recursive: true });
    await expect(node('scripts/generate/words.mjs')).rejects.toThrow(/locales\/drafts is no language/);
    await rm(join(project, 'locales/drafts'), { recursive: true });
  });
});
