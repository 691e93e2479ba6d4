import { CLAIMS } from './condition/claims.js';
import { tagged } from './condition/tagged.js';
import { draftFromText } from './text-draft.js';
import { heard } from './words/said.js';

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

/** A little of drafting a call, for nobody, so that whoever calls may let others have their turn in between. */
export function* practise(): Generator<void> {
  const codes = PRACTICE.map((words) => tagged(heard(words)).code);
  // Most of all that is compiled is phrases.
  for (const { phrases } of CLAIMS) {
    for (const code of codes) for (const words of phrases) Array.from(code.matchAll(words));
    yield;
  }
  for (const words of PRACTICE) {
    draftFromText(words, { language: 'en' });
    yield;
  }
}
