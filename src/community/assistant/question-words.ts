import type { Language } from '#contract/people';
import { plainWords } from '#contract/search/plain-words';

/** Words that say nothing of what is asked about; without accents. */
const EMPTY: Partial<Record<Language, readonly string[]>> = {
  en: `a about all also am an and any anybody anyone are as at be been but by can could did do does done for from get
    go got had has have he help her here him his how i if in is it its just know let like make many may me mine much my need no
    not of off on one two or other our out please put really now say she should so some something tell than that the their them
    then there these they thing things this those to too up us use uses using very site website app page want was way we were what when where which
    who why will with would yes yet you your im ive id dont doesnt cant isnt whats don doesn isn somebody someone something anything everyone everybody per old only show happen happens keeps keep hows theres s t m ve re ll d
    hello hi hey thanks thank`.split(/\s+/),
  es: `a al algo alguien ante antes aqui asi aun aunque cada como con cual cuando cuanta cuanto de del desde donde e el
    ella ellos en entonces era eres es esa ese eso esta estan estas este esto estos estoy fue ha hace hacer hago han has hasta hay he
    la las le les lo los mas me mi mis mio muy nada ni no nos nosotros o os otra otro para pero por porque puede pueden puedo
    que quien quiero se sea ser si sin sobre solo son su sus tambien tan te tengo ti tiene tienes todo todos tu tus un una
    uno unos usar uso dos sitio web app pagina va vais vamos voy y ya yo favor hola gracias saber debo debe necesito`.split(
    /\s+/,
  ),
};

/** What tells a language from the others, though some of it says nothing else. */
const ENDINGS: Partial<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(.{3,}?)(?:ings?|ed|ers?)$/,
    /^(.{2,})ies$/,
    /^(.{2,}(?:s|x|z|ch|sh))es$/,
    /^(.{2,}[^su])s$/,
    /^(.{3,}?)(?:ations?|ments?|ly)$/,
  ],
  es: [
    /^(.{3,}?)(?:aciones|acion|amientos?|imientos?)$/,
    /^(.{3,}?)(?:ando|iendo|ados?|adas?|idos?|idas?)(?:me|te|se|lo|la|los|las)?$/,
    /^(.{3,}?)(?:ar|er|ir)(?:me|te|se|lo|la|los|las|melo|selo)?$/,
    /^(.{3,}?)(?:aste|iste|aron|ieron|amos|emos|imos)$/,
    /^(.{3,}?)(?:[aeo]s|an|en|es|[aeo])$/,
  ],
};

const isEmpty = Object.fromEntries(
  Object.entries(EMPTY).map(([language, words]) => [language, new Set(words)]),
) as Partial<Record<Language, ReadonlySet<string>>>;

/** Who sells is something else than what is sold. */
const PEOPLE = /^(?:buy|sell)ers?$/;

/** What is left of a word that its forms share: "listings" and "listed" are one, and so are "registering" and "register". */
export function stemOf(word: string, language: Language): string {
  if (PEOPLE.test(word)) return word.replace(/s$/, '');
  const stem = shorter(word, language);
  return stem === word ? undoubled(word) : stemOf(stem, language);
}

function shorter(word: string, language: Language): string {
  for (const ending of ENDINGS[language] ?? []) {
    const [, stem] = ending.exec(word) ?? [];
    if (stem) return stem;
  }
  return word.replace(/(?<=.{3})[ey]$/, '');
}

/** "canceled" and "cancelled". */
const undoubled = (stem: string): string => stem.replace(/(?<=.{2})([b-df-hj-np-tv-z])\1$/, '$1');

/** To sign up is something else than to sign out. */
const PARTICLES = /\b(sign|log)(?:ged|ing|ed)?(?: me| myself)? (up|in|out|off)\b/gi;

/** The stems of a text that say what it is about. */
export const stemsOf = (text: string, language: Language): string[] =>
  plainWords(text.replaceAll(PARTICLES, '$1$2'))
    .filter((word) => !isEmpty[language]?.has(word) && !/^\d+$/.test(word))
    .map((word) => stemOf(word, language));

/** How many of a text's words tell nothing but its language. */
export const countEmpty = (text: string, language: Language): number =>
  plainWords(text).filter((word) => isEmpty[language]?.has(word)).length;
