import { unsaidPassages } from '#ai/grounding/unsaid-passages';
import type { TextDraft, TextOrigin } from '#ai/text/text-draft';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { tidyTags } from '#contract/texts/tags';
import type { ModelListing } from './model-listing.dto.js';

const JUDGED = ['price', 'category', 'condition'] as const;
const WRITTEN = ['title', 'description', 'tags'] as const;

/**
 * A model's listing beside what the words say by themselves: what they say outright stands, whatever the model makes of
 * it, and what they don't say at all the seller is asked, or shown in the description, for a model may have made it up.
 */
export function grounded(model: ModelListing, said: TextDraft, text: string): TextDraft {
  const told = new Map(said.origins.map((origin) => [origin.field, origin]));
  const isSaid = (field: (typeof JUDGED)[number]) => told.get(field)?.certainty === 'sure';
  const words = {
    ...said.words,
    ...model,
    tags: tidyTags(model.tags),
    price: isSaid('price') ? (said.words.price ?? model.price) : model.price,
    condition: isSaid('condition') ? (said.words.condition ?? model.condition) : model.condition,
  };
  const judged = JUDGED.map((field): TextOrigin => {
    const own = told.get(field);
    if (own && said.words[field] === words[field]) return own;
    const asked = field !== 'category' && !own;
    return { field, source: 'model', certainty: asked ? 'unsure' : 'likely', evidence: null };
  });
  const written = WRITTEN.map(
    (field): TextOrigin => ({ field, source: 'model', certainty: 'likely', evidence: null }),
  );
  const passages = unsaidPassages(text, model.description).map(
    (evidence): TextOrigin => ({ field: 'description', source: 'model', certainty: 'unsure', evidence }),
  );
  const places = said.origins.filter(({ field }) => field === 'location' || field === 'zipCode');
  return {
    words,
    origins: [...written, ...passages, ...judged, ...places],
    questions: said.questions
      .filter(({ field }) => field !== 'category' && !told.has(field))
      .map(({ field, answers }) => ({
        field,
        answers: [...new Set([String(words[field]), ...answers])].slice(0, DRAFTING_LIMITS.answers),
      })),
  };
}
