import { claimedCondition } from '#ai/text/condition/claimed-condition';
import { readCondition } from '#ai/text/condition/condition-reading';
import { type Example, weightsOf } from '#ai/text/condition/learned/training';
import { tagged } from '#ai/text/condition/tagged';
import { EXAMPLES, WORDED_OTHERWISE } from '#ai/text/examples/examples';
import { heard } from '#ai/text/words/said';

const FOLDS = 5;

const right = (read: (example: Example) => boolean, examples: readonly Example[]): number =>
  examples.filter((example) => read(example)).length;

/** Of what no phrase was tuned with, how much is read right: by the phrases alone, and with what is learned from the others. */
export function crossValidated(): { sentences: number; phrases: number; learned: number } {
  const foldOf = new Map(WORDED_OTHERWISE.map((example, index) => [example, index % FOLDS]));
  const learned = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = weightsOf(EXAMPLES.filter((example) => foldOf.get(example) !== fold));
    return right(
      ({ text, outcome }) => (readCondition(heard(text), weights)?.condition ?? 'none') === outcome,
      WORDED_OTHERWISE.filter((example) => foldOf.get(example) === fold),
    );
  });
  const phrases = right(
    ({ text, outcome }) => (claimedCondition(tagged(heard(text)))?.condition ?? 'none') === outcome,
    WORDED_OTHERWISE,
  );
  const sentences = WORDED_OTHERWISE.length;
  return {
    sentences,
    phrases: phrases / sentences,
    learned: learned.reduce((sum, count) => sum + count, 0) / sentences,
  };
}
