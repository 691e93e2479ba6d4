/** More than this is hardly the fault of the items, as when the database is away: each might wait for its time limit. */
const MOST_FAILURES = 10;

/**
 * Does a job's work for each item by itself: one that fails keeps no other from its turn, unless ten have failed.
 *
 * @param items what there is, or what is read while it is done (`rowAfterRow`)
 * @param stopping ends it between two items
 * @throws AggregateError with what failed, once the others are done: the job has failed, and its next run tries again
 */
export async function oneByOne<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  stopping: AbortSignal,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let tried = 0;
  for await (const item of items) {
    if (stopping.aborted || failures.length === MOST_FAILURES) break;
    tried += 1;
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  // Logs show the first as the cause, and the record of the run all of them.
  const [cause] = failures;
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${tried} failed.`, { cause });
}
