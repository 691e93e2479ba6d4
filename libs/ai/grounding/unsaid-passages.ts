import { passagesOf } from '../text/listing/unsure-passages.js';
import { factsBeside } from './added-facts.js';
import { countShared, tellingWords } from './telling-words.js';

/** Of a clause's words the share that somebody has said, at least. */
const SAID = 1 / 2;

/** The parts of a model's text that hold what nobody has said to it, as they stand there. */
export function unsaidPassages(said: string, text: string): string[] {
  const [known, addedBy] = [tellingWords(said), factsBeside(said)];
  return passagesOf(text, (clause) => {
    const words = tellingWords(clause);
    return addedBy(clause).length > 0 || countShared(words, known) < words.size * SAID;
  });
}
