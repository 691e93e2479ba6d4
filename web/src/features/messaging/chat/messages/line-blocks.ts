import type { Line } from './timeline';

/** Lines that are drawn or left out together. */
const SIZE = 50;

export type LineBlocks = { key: number; lines: Line[] }[];

/** By number, so that older messages change no block but the oldest; what is on its way stands with the last. */
export function lineBlocks(lines: readonly Line[]): LineBlocks {
  const blocks: LineBlocks = [];
  for (const line of lines) {
    const { seq } = line.message;
    const current = blocks.at(-1);
    const key = seq === null ? (current?.key ?? Number.POSITIVE_INFINITY) : Math.floor(seq / SIZE);
    if (current?.key === key) current.lines.push(line);
    else blocks.push({ key, lines: [line] });
  }
  return blocks;
}

/** Whether a block that was there when the thread was opened is far from where it opens. */
export function opensAway(lines: readonly Line[], opened: { from: number; to: number }): boolean {
  const first = lines[0]?.message.seq ?? opened.to;
  const last = lines.at(-1)?.message.seq ?? opened.to;
  return first >= opened.from && last < opened.to - 2 * SIZE && !lines.some(({ unread }) => unread);
}
