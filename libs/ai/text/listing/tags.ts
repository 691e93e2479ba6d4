import { LISTING_LIMITS } from '#contract/listings';
import type { FoundTerm } from '../category/terms-in.js';
import type { Said } from '../words/said.js';

const COLOURS =
  'black|white|red|blue|green|grey|gray|brown|silver|gold|pink|purple|yellow|orange|beige|navy|teal|turquoise|cream|ivory|burgundy|negro|negra|blanco|blanca|rojo|roja|azul|verde|gris|marrón|marron|plateado|plateada|dorado|dorada|rosa|morado|morada|amarillo|amarilla|naranja|crema';
const MATERIALS =
  'wood|wooden|oak|walnut|pine|bamboo|leather|metal|steel|aluminum|glass|ceramic|plastic|cotton|wool|denim|silk|linen|velvet|suede|marble|rattan|wicker|madera|roble|pino|cuero|piel|acero|aluminio|vidrio|cristal|cerámica|ceramica|algodón|algodon|lana|mezclilla|seda|lino|terciopelo|mármol|marmol|mimbre';
const SIZES =
  '\\d+(?:[.,]\\d+)? ?(?:gb|tb|inch(?:es)?|pulgadas|cm|mm|liters?|litros|qt)|\\d+"|size (?:\\d+(?:\\.5)?|xs|s|m|l|xl|xxl)|talla (?:\\d+|xs|s|m|l|xl|xxl)|(?:queen|king|twin|full)(?: size)?';
const ATTRIBUTES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${COLOURS}|${MATERIALS}|${SIZES})(?![\\p{L}\\p{N}])`,
  'gu',
);
/** A part, or what it comes with, after the thing itself says less. */
const MOST_THINGS = 4;

/** What a buyer would search it by: the things and makers named, colours, materials, sizes. */
export function tagsOf({ text, plain }: Said, terms: readonly FoundTerm[]): string[] {
  const names = terms.filter(({ term: { kind } }) => kind === 'brand' || kind === 'model');
  const things = terms.filter(({ term: { kind } }) => kind === 'thing').slice(0, MOST_THINGS);
  const said = [...things, ...names].map(({ start, end }) => text.slice(start, end));
  const attributes = [...plain.matchAll(ATTRIBUTES)].map(({ 0: word, index }) =>
    text.slice(index, index + word.length),
  );
  const tags = [...said, ...attributes].map((tag) => tag.toLowerCase().replace(/\s+/g, ' ').trim());
  return [...new Set(tags)].filter((tag) => tag.length <= LISTING_LIMITS.tag).slice(0, LISTING_LIMITS.tags);
}
