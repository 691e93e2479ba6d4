import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for a cookie or a link. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of one. Fast on purpose: nobody guesses 256 bits, so there is nothing to slow down. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Tells by the time it takes no more than how long they are. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
