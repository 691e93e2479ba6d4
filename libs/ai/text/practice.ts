import { draftFromText } from './text-draft.js';

/**
 * The first drafts of a process take as long as a hundred later ones: patterns are compiled when they are first used, and
 * once more, to run faster, when they are used again. These name every field, in both languages.
 */
export const PRACTICE = [
  'Desk lamp from IKEA, like new, no scratches, asking 20 dollars obo. Pick up in Riverside',
  'Vendo bicicleta de montaña Trek, funciona bien pero le falta un pedal, 120 dólares negociables',
  "Acoustic guitar, never been used, still in the box, won't fit in my new place, two fifty",
  'Silla de oficina, en muy buen estado, antes 80, ahora 45',
] as const;

/** One draft a call, for nobody, until all are made: whoever calls may let others have their turn in between. */
export function* practise(): Generator<void> {
  for (const words of PRACTICE) {
    draftFromText(words, { language: 'en' });
    yield;
  }
}
