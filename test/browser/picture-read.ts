/** The process that reads pictures gives way to all others: on a busy machine it takes what the product allows it, 30 s. */
export const PICTURE_READ = { timeout: 40_000 };
