/** Bytes that are kept at a time: what a broken connection loses at most is being sent anyway. */
export const PIECE = 256 * 1024;
