/** Milliseconds after which a call that is not answered counts as lost. */
export const TIME_LIMIT = 30_000;

/** For calls of their own: without it one that hangs would hold up whoever waits for it as long as the page is open. */
export const timeLimit = (): AbortSignal => AbortSignal.timeout(TIME_LIMIT);
