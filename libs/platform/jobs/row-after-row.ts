import type { TimeCursor } from '#platform/persistence/time-cursor';

/**
 * The rows that `read` answers, `most` at a time until no more follow: from the beginning first, then each time those that
 * come after the last one. So one that stays where it is, because it failed or was passed over, is met once.
 */
export async function* rowAfterRow<Row extends TimeCursor>(
  most: number,
  read: (last?: TimeCursor) => Promise<Row[]>,
): AsyncGenerator<Row, void> {
  let rows: Row[] = [];
  do {
    rows = await read(rows.at(-1));
    yield* rows;
  } while (rows.length === most);
}
