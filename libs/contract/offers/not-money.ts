import { FOREIGN_MONEY } from '#contract/offers/foreign-money';
import { CODES, MEASURES, QUANTITIES } from '#contract/offers/measures';
import { dollarsInFront, eurosInFront, HIDDEN } from '#contract/offers/message-text';
import { DATES, PHONES, PLACES, TIMES } from '#contract/offers/when-and-where';

const WEB_ADDRESS = /:\/\/|^www\.|\w@[a-z]|\.(?:com|org|net)(?:[/?#]|$)/;

/** A run of letters and digits: "128gb", "5pm", "wh-1000xm4". No alternative shares a first character with another. */
const WORD = /(?:[\p{L}_]|\d+(?:[.,']\d+)*|-(?=[\p{L}\d]))+/gu;
const FIGURES_ONLY = /^[\d.,'k-]+$/;
const HAS_DIGIT = /\d/;

/** In this order: a phone number has parts that look like dates, and "30 by 40" one that looks like a time. */
const PLAINLY_NOT_MONEY = [...PHONES, ...PLACES, ...DATES, ...MEASURES, ...TIMES, ...CODES, ...QUANTITIES];

const hide = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, one) => rest.replace(one, ` ${HIDDEN} `), text);

/**
 * The text with dollars written in front and everything hidden that is plainly not US dollars: other currencies,
 * times, dates, phone numbers, addresses, sizes, quantities, codes (decisions: Messaging and the offer bot).
 * A number that says it is dollars stays, whatever stands around it.
 */
export function hideNotMoney(text: string): string {
  const withoutAddresses = text.replace(/\S+/g, (word) => (WEB_ADDRESS.test(word) ? HIDDEN : word));
  const money = eurosInFront(dollarsInFront(hide(withoutAddresses, FOREIGN_MONEY)));
  return hide(money, PLAINLY_NOT_MONEY).replace(WORD, (word) =>
    HAS_DIGIT.test(word) && !FIGURES_ONLY.test(word) ? HIDDEN : word,
  );
}
