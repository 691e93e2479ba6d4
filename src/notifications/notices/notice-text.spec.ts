import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createInstance } from 'i18next';
import { noticeText, type Say, whenIn } from '#contract/notices/notice-text';
import type { NoticeCode, NoticeParams } from '#contract/notices/notices';
import { LANGUAGES, type Language } from '#contract/people';

const MEETUP = {
  name: 'Mara K.',
  title: 'City bike',
  when: whenIn('2026-11-01T06:30:00.000Z', 'America/New_York'),
};

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
  'meetup-proposed': { ...MEETUP, place: 'Mill Park' },
  'meetup-moved': { ...MEETUP, place: 'Mill Park' },
  'meetup-confirmed': { ...MEETUP, place: 'Mill Park' },
  'meetup-declined': MEETUP,
  'meetup-canceled': { title: 'City bike', when: MEETUP.when },
  'meetup-arrived': { name: 'Mara K.', title: 'City bike', place: 'Mill Park' },
  'meetup-completed': { title: 'City bike' },
  'meetup-missed': MEETUP,
  'meetup-reminder': { ...MEETUP, place: 'Mill Park' },
  'backup-buyer': { title: 'City bike', amount: 150 },
  'next-buyer': { title: 'City bike', amount: 150 },
  'item-sold': { name: 'Mara K.', amount: 150, title: 'City bike' },
  'sale-cancelled': { title: 'City bike' },
  'comment-posted': { title: 'City bike' },
  'comment-answered': { title: 'City bike' },
  'listing-liked': { title: 'City bike' },
  'listing-price-drop': { title: 'City bike', amount: 150, before: 180.5 },
  'listing-pending': { title: 'City bike' },
  'listing-sold': { title: 'City bike' },
  'listing-available': { title: 'City bike', amount: 150 },
  'search-found': { search: 'Bikes', title: 'City bike', amount: 150 },
  'conversation-reported': { name: 'Mara K.', reason: 'scam' },
  'listing-reported': { title: 'City bike', reason: 'sold_out' },
  'comment-reported': { title: 'City bike', reason: 'inappropriate_content' },
  'report-received': { title: 'City bike' },
  'report-resolved': { title: 'City bike' },
  'listing-taken-down': { title: 'City bike', reason: 'It is not yours.' },
  'review-report-received': {},
  'deal-review-asked': { title: 'City bike', days: 14 },
  'reviews-revealed': { title: 'City bike' },
  'review-replied': { title: 'City bike' },
  'review-removed': { title: 'City bike', reason: 'It names an address.' },
  'review-reported': { title: 'City bike', reason: 'harassment' },
  'review-ring': { title: 'City bike', deals: 5 },
  'boost-ended': { title: 'City bike', views: 12 },
  'boost-lifted': { title: 'City bike', views: 12, percent: 40 },
  'referral-joined': { name: 'Mara K.' },
  'referral-rewarded': { name: 'Mara K.', days: 7 },
  'referral-taken-back': { name: 'Mara K.' },
  'welcome-bonus': { days: 7 },
  'order-requested': { name: 'Mara K.', title: 'City bike' },
  'order-opened': { name: 'Mara K.', title: 'City bike' },
  'order-accepted': { name: 'Mara K.', title: 'City bike' },
  'order-declined': { name: 'Mara K.', title: 'City bike' },
  'order-address': { name: 'Mara K.', title: 'City bike' },
  'order-reported': { name: 'Mara K.', title: 'City bike' },
  'order-resolved': { name: 'Mara K.', title: 'City bike' },
  'order-refunded': { name: 'Mara K.', title: 'City bike' },
  'order-settled': { name: 'Mara K.', title: 'City bike' },
  'order-reminder': { name: 'Mara K.', title: 'City bike' },
  'order-address-asked': { name: 'Mara K.', title: 'City bike' },
  'order-shipped': { name: 'Mara K.', title: 'City bike', days: 30 },
  'order-arrived-asked': { name: 'Mara K.', title: 'City bike', days: 3 },
  'order-delivered': { title: 'City bike' },
  'order-canceled': { title: 'City bike' },
  'reward-earned': { amount: 5 },
  'plan-renewed': { plan: 'Premium', when: MEETUP.when },
  'plan-payment-failed': { plan: 'Premium', when: MEETUP.when },
  'plan-back': { plan: 'Premium' },
  'plan-ended': { plan: 'Premium' },
  'export-ready': { days: 7 },
};
const CODES = Object.keys(EXAMPLES) as NoticeCode[];
const wordsOf = (language: Language, namespace: string) =>
  JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));

/** As both sides say it. */
function sayIn(language: Language): Say {
  const texts = createInstance();
  const words = { common: wordsOf(language, 'common'), notifications: wordsOf(language, 'notifications') };
  const interpolation = { escapeValue: false };
  void texts.init({ lng: language, resources: { [language]: words }, initAsync: false, interpolation });
  return texts.t;
}

const [en, es] = [sayIn('en'), sayIn('es')];
const text = (code: NoticeCode, params: Record<string, string | number>) =>
  noticeText(en, code, params, 'en');
const placeholders = (language: Language, code: NoticeCode) => {
  const { title, body } = wordsOf(language, 'notifications').notices[code];
  return [...new Set(`${title} ${body}`.match(/\{\{\w+\}\}/g))];
};

const plain = (words: string) => words.replaceAll('\u202F', ' ');

describe('a notification in words', () => {
  it('names who wrote and shows the beginning of what they wrote', () => {
    expect(text('chat-message', EXAMPLES['chat-message'])).toEqual({
      title: 'New message from Mara K.',
      body: 'Is the bike still available?',
    });
  });

  it('calls whoever has left so, instead of a name', () => {
    const params = { name: '', reason: 'scam' };
    expect(text('conversation-reported', params).title).toBe('Deleted user reported a conversation');
    expect(noticeText(es, 'conversation-reported', params, 'es').title).toContain('Usuario eliminado');
  });

  it('says so when the message was a picture', () => {
    const picture = { name: 'Mara K.', preview: '' };
    expect(text('chat-message', picture).body).toBe('Sent you a picture');
    expect(noticeText(es, 'chat-message', picture, 'es').body).toBe('Te envió una foto');
  });

  it('shows amounts as prices of the language, with cents where there are some', () => {
    const titleFor = (amount: number) => text('offer-made', { ...EXAMPLES['offer-made'], amount }).title;
    expect(titleFor(1150)).toBe('Mara K. offers $1,150');
    expect(titleFor(42.5)).toBe('Mara K. offers $42.50');
    expect(noticeText(es, 'offer-made', { ...EXAMPLES['offer-made'], amount: 42.5 }, 'es').title).toBe(
      'Mara K. ofrece 42,50\u00A0$',
    );
  });

  it('tells a time by the clock of its place, on either side of a change of clocks', () => {
    const bodyAt = (at: string) =>
      text('meetup-confirmed', { ...EXAMPLES['meetup-confirmed'], when: whenIn(at, 'America/New_York') })
        .body;
    expect(plain(bodyAt('2026-11-01T05:30:00.000Z'))).toBe(
      '“City bike”: Sun, Nov 1, 1:30 AM EDT, Mill Park.',
    );
    expect(plain(bodyAt('2026-11-01T06:30:00.000Z'))).toBe(
      '“City bike”: Sun, Nov 1, 1:30 AM EST, Mill Park.',
    );
    const { body } = noticeText(es, 'meetup-canceled', { ...EXAMPLES['meetup-canceled'] }, 'es');
    expect(body).toMatch(/^Era para «City bike», dom, 1 nov, 1:30 (GMT-5|EST)\.$/);
  });

  it('tells a time by another clock, and which, where the zone of its place is not known', () => {
    const when = whenIn('2026-11-01T05:30:00.000Z', 'Mars/Olympus');
    const { body } = text('meetup-confirmed', { ...EXAMPLES['meetup-confirmed'], when });
    expect(plain(body)).toMatch(/: (Sat|Sun), (Oct|Nov) \d+, \d+:\d\d [AP]M [A-Z][\w+:-]+, Mill Park\.$/);
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
    for (const language of LANGUAGES) {
      const { title, body } = noticeText(sayIn(language), code, { ...EXAMPLES[code] }, language);
      expect(title).not.toBe('');
      expect(body).not.toBe('');
      expect(title + body).not.toMatch(/\{\{|\}\}|undefined/);
      const used = placeholders(language, code).map((placeholder) => placeholder.slice(2, -2));
      expect(used.toSorted()).toEqual(Object.keys(EXAMPLES[code]).toSorted());
    }
  });
});

describe('the side of who is told', () => {
  it.each(CODES)('is never named in %s: the one name is the other one’s', (code) => {
    const { title, body } = text(code, EXAMPLES[code]);
    expect(`${title} ${body}`.split('Mara K.').length - 1).toBeLessThanOrEqual(1);
  });

  it.each(['offer-expired', 'offer-declined'] as const)('is "your" in %s', (code) => {
    expect(text(code, EXAMPLES[code]).body).toMatch(/^Your offer/);
    expect(noticeText(es, code, EXAMPLES[code], 'es').body).toMatch(/^Tu oferta/);
  });
});
