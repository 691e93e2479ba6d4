import { FIGURE, pattern, START } from '#contract/offers/message-text';

/** Currencies as people write them beside a number; cents are here too, as nobody means dollars by them. */
const CURRENCIES = [
  'pounds?|quid|gbp|francs?|chf|kr|sek|nok|dkk|pln|pesos?|mxn|reais|brl|cad|aud|nzd|rupees?|rs|inr',
  'yuan|rmb|cny|yen|jpy|won|krw|dirhams?|aed|rand|zar|btc|eth|cents?|(?:canadian|australian|aussie|mexican)(?: dollars?| pesos?)?',
].join('|');

/** Amounts in neither dollars nor euros: "£40", "C$50", "$50 CAD", "400 pesos", "Rs. 500". */
export const FOREIGN_MONEY = [
  pattern`[^\P{Sc}$€] ?-?${FIGURE}k?`,
  pattern`(?<!\w)(?!usd?\$)[a-z]{1,3}\$ ?${FIGURE}k?`,
  pattern`(?<!\w)(?:${CURRENCIES})\.? ?\$?${FIGURE}k?`,
  pattern`(?:\$ ?|${START})${FIGURE}k?[ -]?(?:[^\P{Sc}$€]|(?:${CURRENCIES})(?!\w))`,
];
