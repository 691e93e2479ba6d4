import { describe, expect, it } from '@jest/globals';
import { rowAfterRow } from './row-after-row.js';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id, at: '2026-11-30' }));

/** What is read of these, two at a time, and after which. */
async function read(of: typeof rows) {
  const asked: (string | undefined)[] = [];
  const found: string[] = [];
  const some = rowAfterRow(2, async (last) => {
    asked.push(last?.id);
    return of.filter(({ id }) => !last || id > last.id).slice(0, 2);
  });
  for await (const { id } of some) found.push(id);
  return { asked, found };
}

describe('rows one after the other', () => {
  it('are read on from the last one, whatever has become of it', async () => {
    expect(await read(rows.slice(0, 3))).toEqual({ asked: [undefined, 'b'], found: ['a', 'b', 'c'] });
  });

  it('end where none follow', async () => {
    expect(await read(rows)).toEqual({ asked: [undefined, 'b', 'd'], found: ['a', 'b', 'c', 'd'] });
    expect(await read([])).toEqual({ asked: [undefined], found: [] });
  });
});
