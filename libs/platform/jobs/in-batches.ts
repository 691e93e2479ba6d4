/**
 * Lets a job do batch by batch what would be too much at once, until a batch is not full: nothing is left then.
 *
 * @param full how many are taken as long as there are more; 1 where only an empty batch says that it is the last
 * @param stopping ends it between two batches
 * @param takeBatch answers how many it took
 */
export async function inBatches(
  full: number,
  stopping: AbortSignal,
  takeBatch: () => Promise<number>,
): Promise<void> {
  let taken: number;
  do taken = await takeBatch();
  while (taken >= full && !stopping.aborted);
}
