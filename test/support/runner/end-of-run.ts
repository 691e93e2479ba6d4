type Ending = () => Promise<void>;

const endings: Ending[] = [];

/** Lets go of what outlives files of tests, after the last of them. */
export const atEndOfRun = (ending: Ending): void => void endings.push(ending);

/** In the process that ran the tests. */
export async function endRun(): Promise<void> {
  for (const ending of endings.splice(0)) await ending();
}
