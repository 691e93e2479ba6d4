import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '#contract/people';
import { en } from './en.js';
import { es } from './es.js';
import { noticeText } from './notice-text.js';
import { type NoticeWords, noticeWords } from './notice-words.js';
import type { NoticeCode, NoticeParams } from './notices.js';

const EXAMPLES: { [C in NoticeCode]: NoticeParams[C] } = {
  'chat-message': { name: 'Mara K.', preview: 'Is the bike still available?' },
  'offer-answered': { name: 'Mara K.', amount: 150, title: 'City bike' },
  'offer-made': { name: 'Mara K.', amount: 150, title: 'City bike' },
  'offer-acceptable': { name: 'Mara K.', amount: 150, title: 'City bike' },
  'offer-countered': { name: 'Mara K.', amount: 150, title: 'City bike' },
  'offer-accepted': { name: 'Mara K.', amount: 150, title: 'City bike' },
  'offer-declined': { name: 'Mara K.', amount: 150, title: 'City bike' },
  'offer-taken': { title: 'City bike' },
  'offer-withdrawn': { name: 'Mara K.', amount: 150, title: 'City bike' },
  'offer-expired': { amount: 150, title: 'City bike' },
  'deal-cancelled': { name: 'Mara K.', title: 'City bike' },
  'buyer-behavior': { name: 'Mara K.', title: 'City bike' },
  'conversation-reported': { name: 'Mara K.', reason: 'scam' },
};
const CODES = Object.keys(EXAMPLES) as NoticeCode[];
const english = { locale: 'en', free: 'Free' };
const text = (code: NoticeCode, params: Record<string, string | number>) =>
  noticeText(en, code, params, english);
const placeholders = (words: NoticeWords, code: NoticeCode) => [
  ...new Set(`${words[code].title} ${words[code].body}`.match(/\{\{\w+\}\}/g)),
];

describe('a notification in words', () => {
  it('names who wrote and shows the beginning of what they wrote', () => {
    expect(text('chat-message', EXAMPLES['chat-message'])).toEqual({
      title: 'New message from Mara K.',
      body: 'Is the bike still available?',
    });
  });

  it('says so when the message was a picture', () => {
    const picture = { name: 'Mara K.', preview: '' };
    expect(text('chat-message', picture).body).toBe('Sent you a picture');
    expect(noticeText(es, 'chat-message', picture, english).body).toBe('Te envió una foto');
  });

  it('shows amounts as prices of the language, with cents where there are some', () => {
    const titleFor = (amount: number) => text('offer-made', { ...EXAMPLES['offer-made'], amount }).title;
    expect(titleFor(1150)).toBe('Mara K. offers $1,150');
    expect(titleFor(42.5)).toBe('Mara K. offers $42.50');
    const spanish = { locale: 'es', free: 'Gratis' };
    expect(noticeText(es, 'offer-made', { ...EXAMPLES['offer-made'], amount: 42.5 }, spanish).title).toBe(
      'Mara K. ofrece 42,50\u00A0$',
    );
  });

  it('translates the reason of a report, and shows one it does not know as it is', () => {
    const bodies = ['scam', 'constructor'].map(
      (reason) => text('conversation-reported', { name: 'Mara K.', reason }).body,
    );
    expect(bodies).toEqual(['Reason: scam or fraud', 'Reason: constructor']);
  });

  it('leaves what people wrote as it is', () => {
    const preview = '<b>{{name}}</b> $& "quoted"';
    expect(text('chat-message', { name: '$1', preview })).toEqual({
      title: 'New message from $1',
      body: preview,
    });
  });

  it.each(CODES)('%s is filled completely in every language', (code) => {
    for (const words of [en, es]) {
      const { title, body } = noticeText(words, code, { ...EXAMPLES[code] }, english);
      expect(title).not.toBe('');
      expect(body).not.toBe('');
      expect(title + body).not.toMatch(/\{\{|\}\}|undefined/);
      const used = placeholders(words, code).map((placeholder) => placeholder.slice(2, -2));
      expect(used.toSorted()).toEqual(Object.keys(EXAMPLES[code]).toSorted());
    }
  });
});

describe('the words of notifications', () => {
  it.each(LANGUAGES)('exist for %s, in English if need be', async (language) => {
    expect(await noticeWords(language)).toBe(language === 'es' ? es : en);
  });
});

describe('the side of who is told', () => {
  it.each(CODES)('is never named in %s: the one name is the other one’s', (code) => {
    const { title, body } = text(code, EXAMPLES[code]);
    expect(`${title} ${body}`.split('Mara K.').length - 1).toBeLessThanOrEqual(1);
  });

  it.each(['offer-expired', 'offer-declined'] as const)('is "your" in %s', (code) => {
    expect(text(code, EXAMPLES[code]).body).toMatch(/^Your offer/);
    expect(noticeText(es, code, EXAMPLES[code], english).body).toMatch(/^Tu oferta/);
  });
});
