import type { Language } from '#contract/people';

const SPANISH =
  /(?<!\p{L})(?:el|la|los|las|un|una|de|del|que|con|por|para|está|es|muy|pero|vendo|tengo|y|se|lo)(?!\p{L})/giu;
const ENGLISH =
  /(?<!\p{L})(?:the|a|an|of|and|with|for|to|is|it|it's|i|i'm|but|very|have|selling|in|on|this)(?!\p{L})/giu;

/** What a text is written in: people dictate in theirs, whatever the screen speaks. */
export function textLanguage(text: string, otherwise: Language): Language {
  const [spanish, english] = [SPANISH, ENGLISH].map((words) => text.match(words)?.length ?? 0) as [
    number,
    number,
  ];
  if (spanish === english) return otherwise;
  return spanish > english ? 'es' : 'en';
}
