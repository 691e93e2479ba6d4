/** Decibels below the loudest that count as nothing. */
const FLOOR = 60;

/** How loud these samples (-1 to 1) are, from 0 to 1, about as people hear it. */
export function loudness(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2;
  const power = samples.length > 0 ? sum / samples.length : 0;
  if (power === 0) return 0;
  return Math.min(1, Math.max(0, 1 + (10 * Math.log10(power)) / FLOOR));
}

/** A voice is louder than this; an open microphone in a quiet room is not. */
const VOICE = 0.25;
const PATIENCE_MS = 3000;

/** Whether a microphone that has been open for so long must be told to hear nothing. */
export const hearsNothing = (loudest: number, openMs: number): boolean =>
  loudest < VOICE && openMs >= PATIENCE_MS;
