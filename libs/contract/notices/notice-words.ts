import type { ReportReason } from '../chat.js';
import type { Language } from '../people.js';
import type { NoticeCode } from './notices.js';

interface FurtherWords {
  /** Stands for the preview of a message that has no words. */
  picture: string;
  reasons: Record<ReportReason, string>;
}

/**
 * What notifications say in one language. `{{param}}` is filled by `noticeText`; browser and mails use the same words.
 */
export type NoticeWords = Record<NoticeCode, { title: string; body: string }> & FurtherWords;

/** The words of a language, fetched when they are needed; English for one that has none yet. */
export async function noticeWords(language: Language): Promise<NoticeWords> {
  if (language === 'es') return (await import('./es.js')).es;
  return (await import('./en.js')).en;
}
