import { LISTING_LIMITS } from '#contract/listings';
import type { Said } from '../words/said.js';
import { capitalized } from './written-well.js';

export interface SaidPlace {
  readonly location: string | null;
  readonly zipCode: string | null;
  readonly evidence: string;
}

const ASKED_TO =
  "(?:pick(?: ?(?:it|them|this))? ?-?up|pickup|picked up|local pick ?up|meet(?:ing)?(?: up)?|located|available|collect(?:ion)?|come (?:get|grab|pick) (?:it|them)(?: up)?|is|i live|i'?m|we'?re|based|para recoger|recoger(?:l[oa]s?)?|recogida|se recogen?|recoge[rs]?|retir(?:ar?|o)|entrega|entregas?|entrego|ubicad[oa]s?|estoy|vivo|disponible|se encuentra|nos vemos|quedamos|pasar a buscarl[oa])";
const PLACE = new RegExp(
  `(?<![\\p{L}])${ASKED_TO}(?: (?:only|available|is|from|point|personal|en mano|a domicilio))? (?:in|near|at|by|around|on|en|por|cerca de(?:l)?) ((?:(?:the|el|la|los|las|downtown|north|south|east|west) )?\\p{L}[\\p{L}'.-]*(?: (?!(?:and|or|for|only|after|before|on|this|today|tomorrow|tonight|please|asap|anytime|by|cash|asking|is|with|but|price|if|works|at|y|o|por|a|antes|despues|hoy|manana|solo|precio|pido|con|pero|si|para|que|weekends?|evenings?|mornings?|from|obo)(?![\\p{L}]))\\p{L}[\\p{L}'.-]*){0,3})`,
  'u',
);
/** "in good condition", "by Friday": no place. */
const NO_PLACE =
  /^(?:the |my |a |an |el |la |mi )?(?:good|great|excellent|perfect|fair|mint|working|very|person|front|bulk|full|store|stores|time|need|love|box|original|one|two|all|any|moving|leaving|selling|buen|buena|excelente|perfecto|perfectas|perfecta|muy|mal|caja|venta|linea|efectivo|line|cash|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekends?|weekdays?|today|tomorrow|tonight|noon|night|once|your|you|house|place|home|casa|mudandome|end|garage|basement|storage|lunes|martes|miercoles|jueves|viernes|sabado|domingo|uso|condiciones|estado)(?![\p{L}])/u;
const ZIP =
  /(?:(?<![\p{L}])(?:zip(?: ?code)?|codigo postal|c\.?p\.?)[ :]*|, ?[a-z]{2} )(\d{5})(?:-\d{4})?(?!\d)/u;

/** Where the thing is to be had, when its seller says so; no street. */
export function placeIn({ text, plain }: Said): SaidPlace | null {
  const zip = ZIP.exec(plain);
  const found = PLACE.exec(plain);
  const name = found?.[1] ?? '';
  const start = found ? found.index + found[0].length - name.length : 0;
  const location =
    name && !NO_PLACE.test(name)
      ? capitalized(text.slice(start, start + name.length).replace(/(?<![.'-])[.'-]+$/, ''))
      : null;
  if (!location && !zip) return null;
  const evidence = location ? (found?.[0] ?? '') : (zip?.[0] ?? '');
  const at = plain.indexOf(evidence);
  return {
    location: location?.slice(0, LISTING_LIMITS.location) ?? null,
    zipCode: zip?.[1] ?? null,
    evidence: text.slice(at, at + evidence.length),
  };
}
