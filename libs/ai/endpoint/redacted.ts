/** What stands where something was taken out. */
const INSTEAD = { mail: '[e-mail]', phone: '[phone]', address: '[address]', link: '[link]' } as const;

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"']{1,2000}/giu;
const PUNCTUATION = /(?<![.,;:!?)\]])[.,;:!?)\]]+$/;
/** Letters and digits mixed, as in tokens and ids. */
const OPAQUE = /^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$/i;

const NAME = String.raw`[\p{L}\d][\p{L}\d._%+-]{0,63}`;
const MAIL = new RegExp(
  String.raw`${NAME}\s?(?:@|[([](?:at|arroba)[)\]])\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}`,
  'giu',
);
const SPELLED_MAIL = new RegExp(
  String.raw`${NAME}(?: (?:dot|punto) [\p{L}\d_-]{1,30}){0,3} (?:at|arroba) [\p{L}\d-]{1,63}(?: (?:dot|punto) \p{L}{2,10}){1,3}`,
  'giu',
);

const US_STREETS = 'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|parkway|pkwy|highway|hwy|terrace';
/** Also words of other things ("hard drive"): a street only where it is written as a name. */
const US_NAMED = 'Drive|Dr|Court|Ct|Place|Pl|Way|Circle|Cir|Square|Sq|Trail|Loop';
const US_UNIT = String.raw`(?:\.?,?\s{0,2}(?:apt|apartment|unit|suite|ste|floor|room|rm|#)\.?\s{0,2}[\w-]{1,6})?`;
const THINGS = String.raw`(?!\s+(?:bikes?|bicycles?|cycling|tires?|tyres?|wheels?|shoes|signs?|lamps?|wear|clothes|legal|maps?|trips?)\b)`;
const US_ADDRESS = new RegExp(
  String.raw`\b\d{1,5}[a-z]?\s+(?:[\p{L}\d'.-]{1,20}\s+){1,4}?(?:${US_STREETS})\b${THINGS}${US_UNIT}`,
  'giu',
);
const US_NAMED_ADDRESS = new RegExp(
  String.raw`\b\d{1,5}\s+(?:\p{Lu}[\p{L}'.-]{0,20}\s+){1,4}?(?<!\b(?:Hard|Flash|Disk|Disc|Thumb|Pen|Test|Wheel|DVD|CD|SSD|HDD|USB|GB|TB|External)\s+)(?:${US_NAMED})\b`,
  'gu',
);
const BOX = /\b(?:p\.?\s?o\.?\s?box|apartado(?: de correos)?)\s+\d{1,6}\b/giu;
const ES_STREETS = String.raw`c\/|calle|avenida|avda\.?|av\.|plaza|pza\.?|paseo|camino|carretera|ctra\.?|ronda|traves\u00eda|callej\u00f3n|carrer|colonia`;
const ES_NO_COUNT = String.raw`(?!\d|[.,]\d|\s*(?:a\u00f1os?|meses|mes|d\u00edas?|horas?|veces|euros?|d\u00f3lares|\u20ac|\$|km|cm|kg|m\b|personas?))`;
const ES_FLOOR = String.raw`(?:\s*,?\s*(?:\d{1,2}\s?[\u00ba\u00aa\u00b0]|piso\s\d{1,2}|bajo|[\u00ba\u00aa\u00b0])(?:\s?[a-z]\b)?)?`;
const ES_ADDRESS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${ES_STREETS})\s*(?:[\p{L}'.\u00ba\u00aa-]{1,20}\s+){0,5}?[\p{L}'.-]{2,20},?\s+(?:n\.?[\u00ba\u00b0o]?\.?\s*|n\u00famero\s+)?\d{1,4}${ES_NO_COUNT}${ES_FLOOR}`,
  'giu',
);

const GAP = String.raw`[\s.-]?`;
const PHONES = [
  // International: +1 413 555 0142, 0034 612 345 678
  String.raw`(?:\+|\b00)${GAP}\(?\d(?:[\s().\/-]{0,2}\d){6,14}`,
  // (413) 555-0142, 413.555.0142, 1-413-555-0142, 4135550142
  String.raw`(?<![\d.,])(?:1${GAP})?(?:\(\d{3}\)\s?|\d{3}${GAP})\d{3}${GAP}\d{4}`,
  String.raw`(?<![\d.,-])\d{3}-\d{4}`,
  // 612 345 678, 612 34 56 78, 91 234 56 78
  String.raw`(?<![\d.,])[6-9]\d{2}${GAP}\d{3}${GAP}\d{3}`,
  String.raw`(?<![\d.,])[6-9]\d{2}${GAP}\d{2}${GAP}\d{2}${GAP}\d{2}`,
  String.raw`(?<![\d.,])[89]\d[\s.-]\d{3}${GAP}\d{2}${GAP}\d{2}`,
].map((form) => new RegExp(String.raw`${form}(?![\d-]|[.,]\d)`, 'gu'));
/** However it is written, where it is said to be one. */
const SAID_PHONE = new RegExp(
  String.raw`(?<=\b(?:call|text|phone|tel|telephone|mobile|cell|whatsapp|number|m\u00f3vil|tel\u00e9fono|tlf|ll\u00e1ma(?:me)?|n\u00famero)\b[^\d\n(+]{0,20})\+?\(?\d(?:[\s().\/-]{0,2}\d){5,14}`,
  'giu',
);

/**
 * A text as it may be sent to others: without e-mail addresses, telephone numbers, street addresses and links that hold
 * more than where they lead, in their English and Spanish forms. Postal codes, prices, sizes and years stay.
 */
export function redacted(text: string): string {
  let left = text.replaceAll(LINK, withoutSecrets);
  for (const mail of [MAIL, SPELLED_MAIL]) left = left.replaceAll(mail, INSTEAD.mail);
  for (const phone of [SAID_PHONE, ...PHONES]) left = left.replaceAll(phone, INSTEAD.phone);
  for (const address of [US_ADDRESS, US_NAMED_ADDRESS, ES_ADDRESS, BOX])
    left = left.replaceAll(address, INSTEAD.address);
  return left;
}

/** A plain link says what a thing is; one with a query, a name and password or an id may open something. */
function withoutSecrets(found: string): string {
  const [end = ''] = PUNCTUATION.exec(found) ?? [];
  const link = end ? found.slice(0, -end.length) : found;
  const secret = /[?#@]/.test(link) || link.split(/[/_.~-]/).some((part) => OPAQUE.test(part));
  return secret ? INSTEAD.link + end : found;
}
