import { createHash } from 'node:crypto';

/** What is kept of a link of 256 random bits, which nobody guesses. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
