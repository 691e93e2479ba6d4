import { describe, expect, it } from '@jest/globals';
import { lineBlocks, opensAway } from './line-blocks';
import type { Line } from './timeline';

const line = (seq: number | null, unread = false) =>
  ({ message: { id: String(seq), seq }, unread }) as unknown as Line;
const thread = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => line(from + n));

describe('a long thread', () => {
  it('is cut into blocks that older messages leave as they are', () => {
    const before = lineBlocks(thread(101, 260));
    const after = lineBlocks(thread(51, 260));
    expect(before.map(({ key }) => key)).toEqual([2, 3, 4, 5]);
    expect(after.slice(1)).toMatchObject(before.map(({ key }) => ({ key })));
    expect(after.every(({ lines }) => lines.length <= 50)).toBe(true);
  });

  it('keeps what is on its way with the last', () => {
    const blocks = lineBlocks([...thread(1, 20), line(null)]);
    expect(blocks.map(({ lines }) => lines.length)).toEqual([21]);
    expect(lineBlocks([line(null)])).toHaveLength(1);
  });

  it('of five thousand messages opens with no more than the last three blocks and the first unread', () => {
    const lines = thread(1, 5000);
    lines[4200] = line(4201, true);
    const opened = { from: 1, to: 5000 };
    const drawn = lineBlocks(lines).filter((block) => !opensAway(block.lines, opened));
    expect(drawn.flatMap((block) => block.lines).length).toBeLessThanOrEqual(200);
    expect(drawn.some((block) => block.lines.some(({ unread }) => unread))).toBe(true);
    expect(drawn.at(-1)?.lines.at(-1)?.message.seq).toBe(5000);
  });

  it('draws what is loaded afterwards, which is near', () => {
    expect(opensAway(thread(1, 49), { from: 4951, to: 5000 })).toBe(false);
  });
});
