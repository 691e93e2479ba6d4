import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language, spokenLanguage } from '#contract/people';

/** The language chosen in the browser, else the first one it prefers that is spoken here. */
export function languageOf({ cookies, headers }: FastifyRequest): Language {
  const preferred = [cookies.language, ...(headers['accept-language'] ?? '').split(',')].map((tag) =>
    tag?.trim().slice(0, 2).toLowerCase(),
  );
  return spokenLanguage(preferred.find((tag) => LANGUAGES.some((known) => known === tag)) ?? '');
}
