/** Where the product under test listens. */
export const PORT = Number(process.env.BROWSER_TEST_PORT ?? 4777);

/** Where it looks for what turns speech into text. */
export const TRANSCRIBING_PORT = PORT + 10_000;
