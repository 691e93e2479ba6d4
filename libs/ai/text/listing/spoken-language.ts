import type { Said } from '../words/said.js';
import { tokensOf } from '../words/tokens.js';

const SPANISH = new Set(
  'el la los las un una de del en con y o es son para por muy mas pero sin que se su vendo vende nuevo nueva usado usada buen estado dolares precio tengo esta este como casi poco mi lo regalo'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the a an of in with and or is are for very more but without that my it its this sell selling new used good condition dollars bucks price have works like barely great obo to was asking'.split(
    ' ',
  ),
);

/** Whether a text is Spanish rather than English; of neither, what the person speaks. */
export function isSpanish(said: Said, spoken: string): boolean {
  const words = tokensOf(said).map(({ plain }) => plain);
  const of = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const [spanish, english] = [of(SPANISH), of(ENGLISH)];
  return spanish === english ? spoken.startsWith('es') : spanish > english;
}
