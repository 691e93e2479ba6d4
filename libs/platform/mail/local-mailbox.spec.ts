import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { DAY_MS, HOUR_MS } from '#contract/time';
import { LocalMailbox } from './local-mailbox.js';

const NEW = { to: 'maya@example.org', subject: 'New', text: '', html: '' };

describe('the local mailbox', () => {
  let folder: string;
  let mailbox: LocalMailbox;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vybac-mailbox-'));
    mailbox = new LocalMailbox(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function left(ageMs: number, ending = '.json'): Promise<string> {
    const name = `${uuid({ msecs: Date.now() - ageMs })}${ending}`;
    await writeFile(join(folder, name), '');
    return name;
  }

  it('keeps nothing for longer than thirty days', async () => {
    const old = [await left(31 * DAY_MS), await left(31 * DAY_MS, '.draft')];
    const kept = [await left(30 * DAY_MS - HOUR_MS), await left(HOUR_MS, '.draft')];
    await mailbox.send(NEW);
    const names = await readdir(folder);
    expect(names).toEqual(expect.arrayContaining(kept));
    expect(names.filter((name) => old.includes(name))).toEqual([]);
  });

  it('keeps the newest two thousand', async () => {
    const [oldest, second] = [await left(2 * HOUR_MS), await left(HOUR_MS)];
    await Promise.all(Array.from({ length: 1998 }, () => left(0)));
    await mailbox.send(NEW);
    const names = await readdir(folder);
    expect(names).toHaveLength(2000);
    expect([names.includes(oldest), names.includes(second)]).toEqual([false, true]);
    expect((await mailbox.newest(1))[0]).toMatchObject(NEW);
  });

  it('looks after it again every hundred mails', async () => {
    await mailbox.send(NEW);
    await left(31 * DAY_MS);
    for (let n = 0; n < 100; n++) await mailbox.send(NEW);
    expect(await readdir(folder)).toHaveLength(101);
  });
});
