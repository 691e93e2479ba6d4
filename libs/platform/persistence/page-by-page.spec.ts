import { describe, expect, it } from '@jest/globals';
import { pageByPage } from './page-by-page.js';

const reader = (count: number) => {
  const asked: (number | null)[] = [];
  const read = (after: number | null, limit: number) => {
    asked.push(after);
    const from = (after ?? 0) + 1;
    return Promise.resolve(Array.from({ length: Math.min(limit, count - from + 1) }, (_, n) => from + n));
  };
  return { asked, read };
};

describe('A read page by page', () => {
  it.each([
    [0, [null]],
    [2, [null]],
    [3, [null, 3]],
    [7, [null, 3, 6]],
  ])('of %i rows answers all of them, in pages of three', async (count, pages) => {
    const { asked, read } = reader(count);
    const rows: number[] = [];
    for await (const row of pageByPage(read, 3)) rows.push(row);
    expect(rows).toEqual(Array.from({ length: count }, (_, n) => n + 1));
    expect(asked).toEqual(pages);
  });

  it('asks for no page that nobody wants', async () => {
    const { asked, read } = reader(100);
    for await (const row of pageByPage(read, 3)) if (row === 4) break;
    expect(asked).toEqual([null, 3]);
  });
});
