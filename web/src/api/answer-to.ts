/**
 * The answer to a query that was asked by hand. Undefined when all that was read has been forgotten meanwhile, as when
 * somebody else signs in: RTK Query takes it from the store, and types it as if it were always there. @throws Problem
 */
export const answerTo = <Answer>(asked: { unwrap: () => Promise<Answer> }): Promise<Answer | undefined> =>
  asked.unwrap();
