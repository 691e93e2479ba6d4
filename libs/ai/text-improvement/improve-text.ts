import type { ImprovementKind } from '#contract/ai/voice';
import type { Language } from '#contract/people';
import { grammar } from './grammar.js';
import { professional } from './professional.js';
import { structure } from './structure.js';
import { summary } from './summary.js';
import { textLanguage } from './text-language.js';

const KINDS = { grammar, professional, summary, structure } as const;

/** The product's own improvement of a transcript. Honest: it tells nothing that was not said. */
export const improveText = (transcript: string, kind: ImprovementKind, language: Language): string =>
  KINDS[kind](spaced(transcript), textLanguage(transcript, language));

/** One space or line end for many: with runs of them, looking for what stands behind takes its time from each. */
const spaced = (text: string): string => text.replaceAll(/[^\S\n]+/gu, ' ').replaceAll(/ ?\n\s*/gu, '\n');
