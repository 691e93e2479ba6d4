import type { Said } from '../words/said.js';

/** "free" that says what a thing costs: neither "free shipping" nor "smoke free", "hands-free" or "feel free". */
const FREE_EN =
  /(?<!\p{L}|(?:feel|smoke|pet|stress|hassle|scratch|damage|rust|hands|wire|cord|drug|cruelty|gluten|dust|bug|lead|bpa|oil|get|one|am|i'm|im|are|is|time|cage|duty|sugar|fat|fragrance|maintenance|stain|odor|cat|dog|ad|debt|tax|pain|freckle|for|of)[ -])free(?! (?:shipping|delivery|ship|parking|weights?|standing|time|trial|returns?|to |from |of |if you|after|until|on |any|tonight|today|tomorrow|this|upgrade|gift|updates|installation|setup|consultations?|estimates?|quotes?|inspections?|diagnos\p{L}+|evaluations?|assessments?|advice|pickup|people|range|style|space|spin|kick|download|month|year|with))(?!\p{L}|-(?:standing|range|style))/u;
const FOR_FREE =
  /(?<![\p{L}\d])(?:for free|free to (?:a )?(?:good|whoever|anyone|anybody|whomever|first|pick|take|collect)|giving (?:it |them |this |these )?away|give ?away|no charge|(?:at )?no cost|free of charge|free if you (?:pick|take|come|haul|can|want|have|need)|free (?:on|at) (?:the )?(?:curb|curbside|porch|sidewalk)|take (?:it|them) for nothing|zero dollars|curb alert|(?<=\$ ?)0(?:\.00)?(?!\d))(?!\p{L}| shipping| delivery)/u;
const FREE_ES =
  /(?<!\p{L}|(?:envio|entrega|totalmente|presupuestos?|estimad[oa]s?|cotizacion(?:es)?|consultas?|valoracion|diagnosticos?|evaluacion|asesoria|clase)(?: (?:es|son|totalmente))? )(?:gratis|gratuit[oa]s?|sin costo|sin coste|(?:lo|la|los|las|se) regal[oa]n?|regalamos|doy gratis)(?! (?:el |la )?(?:envio|entrega|presupuestos?|estimad[oa]s?|cotizacion|consulta))(?!\p{L})|(?<=(?:^|[.,;!]) ?)(?:regalo|regalad[oa]s?)(?= ?(?:$|[.,;!]))|^(?:hola[,!.]? |buenas[,!.]? |atencion[,!.]? )?regalo (?!de |para |ideal|perfecto|sin |que )/u;

/** The words that say that a thing is given away. */
export function givenAway({ text, plain }: Said): string | null {
  for (const pattern of [FOR_FREE, FREE_EN, FREE_ES]) {
    const found = pattern.exec(plain);
    if (found) return text.slice(found.index, found.index + found[0].length).trim();
  }
  return null;
}
