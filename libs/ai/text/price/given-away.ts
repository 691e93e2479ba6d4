import type { Certainty } from '#contract/ai/drafting';
import type { FoundTerm } from '../category/terms-in.js';
import type { Said } from '../words/said.js';

/** The words that say that a thing is given away, where they stand. */
export interface GivenAway {
  readonly start: number;
  readonly end: number;
  readonly certainty: Exclude<Certainty, 'unsure'>;
}

/** What comes free beside a thing, and words that "free" begins: neither tells what the thing costs. */
export const FREE_BESIDE =
  'shipping|delivery|ship|parking|trial|returns?|upgrade|gift|updates|installation|setup|consultations?|estimates?|quotes?|inspections?|diagnos\\p{L}+|evaluations?|assessments?|advice|pickup|download|month|year';
export const FREE_OF_ELSE = `(?!\\p{L}|['-](?:standing|range|style|form|spirited)| (?:${FREE_BESIDE}|weights?|standing|time|to |from |of |if you|after|until|on |any|tonight|today|tomorrow|this|people|spirit|country|motion|agent|range|style|form|space|spin|kick|with|clear|(?:and|&) (?:clear|gentle)))`;
/** What things are free of, where it is a thing itself, or ends a line on a label; all else is told by where it stands. */
const FREE =
  '(?<!(?:smoke|pet|rust|hands|wire|frost|fat|sugar|gluten|wrinkle|cage|tool|screw|iron|tax|duty|one|first|feel)[ \\n])free';

/** "free" where a clause begins, or where "it's", "totally" and the like go before: elsewhere things are free of something. */
const OUTRIGHT = new RegExp(
  `(?<=(?:^|[.,;:!?()"*~\\n]|(?:^|[^\\p{L}\\d])-+|(?<![\\p{L}-])(?:it'?s|they'?re|that'?s|(?:it|this|that) is|(?:they|these|those) are|(?:everything|all|both)(?: is| are)?|yours|but|obo|totally|completely|absolutely|just|100%|take (?:it|them|this))) ?)${FREE}${FREE_OF_ELSE}`,
  'u',
);
/** What ends a clause, or only goes on with the deal, is a price where the thing or the like goes before. */
const AT_LAST = new RegExp(
  `(?<= )${FREE}(?= ?(?:$|[.,;:!?()"*\\n])| -| (?:for \\p{L}+|must|needs?|you|u|come|just|if|or|but|first|today|tonight|tomorrow|this week)(?!\\p{L}))`,
  'gu',
);
const BEFORE_LAST =
  /(?<![\p{L}-])(?:and|or|parts|scrap|stand|set|box|stuff|items?|(?:come|can|please) (?:and )?(?:pick(?: it| them)? ?up|(?:get|grab|haul|take)(?: it| them)?)) $/u;
/** Signs that are looked at before it. */
const NEAR = 40;
const IS = /(?: is| are)? $/;
const FOR_FREE =
  /(?<![\p{L}\d-])(?:for free|free to (?:a )?(?:good|whoever|anyone|anybody|whomever|first|pick|take|collect)|giving (?:it |them |this |these )?away|give ?away|no charge|(?:at )?no cost|free of charge|free if you (?:pick|take|come|haul|can|want|have|need)|free (?:on|at) (?:the )?(?:curb|curbside|porch|sidewalk)|take (?:it|them) for nothing|zero dollars|curb alert|(?<=\$ ?)0(?:\.00)?(?!\d))(?!\p{L}| shipping| delivery)/u;
const FREE_ES =
  /(?<!\p{L}|(?:envio|entrega|totalmente|presupuestos?|estimad[oa]s?|cotizacion(?:es)?|consultas?|valoracion|diagnosticos?|evaluacion|asesoria|clase)(?: (?:es|son|totalmente))? )(?:gratis|gratuit[oa]s?|sin costo|sin coste|(?:lo|la|los|las|se) regal[oa]n?|regalamos|doy gratis)(?! (?:el |la )?(?:envio|entrega|presupuestos?|estimad[oa]s?|cotizacion|consulta))(?!\p{L})|(?<=(?:^|[.,;!]) ?)(?:regalo|regalad[oa]s?)(?= ?(?:$|[.,;!]))|^(?:hola[,!.]? |buenas[,!.]? |atencion[,!.]? )?regalo (?!de |para |ideal|perfecto|sin |que )/u;

/** The words that say that a thing is given away; `terms` are the names of things among all that is said. */
export function givenAway({ plain }: Said, terms: readonly FoundTerm[]): GivenAway | null {
  for (const pattern of [FOR_FREE, OUTRIGHT, FREE_ES]) {
    const found = pattern.exec(plain);
    if (found) return { ...spanOf(found), certainty: 'sure' };
  }
  const ends = new Set(terms.filter(({ term }) => term.kind !== 'hint').map(({ end }) => end));
  for (const found of plain.matchAll(AT_LAST)) {
    const before = plain.slice(Math.max(0, found.index - NEAR), found.index);
    const is = IS.exec(before)?.[0] ?? '';
    if (BEFORE_LAST.test(before) || ends.has(found.index - is.length))
      return { ...spanOf(found), certainty: 'likely' };
  }
  return null;
}

const spanOf = ({ 0: words, index }: RegExpExecArray): Pick<GivenAway, 'start' | 'end'> => ({
  start: index,
  end: index + words.length,
});
