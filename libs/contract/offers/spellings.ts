/** How people type on a phone, in the one spelling that the rules know: what is meant, and the ways to type it. */
const TYPED: Record<string, string> = {
  you: 'u|yu|ya|yall',
  your: 'ur|yr|yer',
  would: 'wld|wud|woud|wuld|woukd',
  could: 'cld|cud|coud|culd',
  take: 'tke|taek',
  accept: 'acept|accpet|accep|exept',
  offer: 'ofer|offfer|offr',
  please: 'pls|plz|plss|plzz',
  tomorrow: 'tmrw|tmr|tmw|tomorow|tommorow|tommorrow',
  about: 'abt|abut|bout',
  because: 'cuz|bc|coz|becuase',
  though: 'tho',
  really: 'rly|rlly',
  people: 'ppl',
  with: 'w|wit|wth',
  'give me': 'gimme|gimmie',
  'let me': 'lemme',
  "i'll": 'ima|imma',
  "can't": 'cant|cnt',
  "won't": 'wont',
  "don't": 'dont|dnt',
  "doesn't": 'doesnt',
  "didn't": 'didnt',
  "isn't": 'isnt',
  "wouldn't": 'wouldnt|wldnt|wudnt',
  "couldn't": 'couldnt|cldnt',
  "that's": 'thats',
  "what's": 'whats|wats',
  "i'm": 'im',
  "i've": 'ive',
  "you're": 'youre',
  "you'd": 'youd',
  "you'll": 'youll',
  "they're": 'theyre',
  "they'd": 'theyd',
  "there's": 'theres',
  que: 'q|ke',
  'por que': 'xq|pq',
};
const MEANT = new Map(
  Object.entries(TYPED).flatMap(([meant, typed]) => typed.split('|').map((one) => [one, meant] as const)),
);
const WORD = /(?<![\p{L}\p{N}'-])\p{L}+(?![\p{L}\p{N}'-])/gu;

/** A plain text with the everyday shortenings and slips written out: "wld u" is "would you". */
export const spelledOut = (text: string): string => text.replace(WORD, (word) => MEANT.get(word) ?? word);
