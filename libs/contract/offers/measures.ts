import { END, pattern, START } from '#contract/offers/message-text';

const SIZE = String.raw`\d+(?:[.,]\d+)?`;
/** A number too small to be mistaken for money when it counts things. */
const FEW = String.raw`(?:[1-9]|1[0-2])${END}`;

const UNITS = [
  'inch(?:es)?|ft|feet|foot|yards?|miles?|[ckm]?m|met(?:er|re)s?|kgs?|kilos?|g|grams?|lbs?|oz|ounces?|tons?|ml|lit(?:er|re)s?|gallons?',
  '[gmt]b|gigs?|[mg]?hz|mah|watts?|v|volts?|amps?|mp|fps|mph|hp|degrees?|percent',
  '(?:sec(?:ond)?|min(?:ute)?|h(?:ou)?r|day|night|week|month|y(?:ea)?r)s?',
  '(?:star|point|people|person|seat|door|bed(?:room)?|photo|picture|piece|pc|pair|set|pack|bag|item|unit|time|block|payment)s?|box(?:es)?|cop(?:y|ies)',
].join('|');

const LABELS =
  'order|tracking|invoice|serial|id|pin|(?:zip )?code|zip|size|eu|uk|grade|level|page|version|gen|generation|apt|room|suite|floor|building|gate|bus|route';
const MODELS = 'iphone|ipad|ps|playstation|windows|ios|android|bluetooth|usb|pixel|model|series';

/** Sizes and other numbers with a unit, dimensions, percentages: "42 inch", `5'10"`, "10 x 20", "15%", "4-pack". */
export const MEASURES = [
  pattern`(?<!["\d'.,$]|\w)${SIZE}(?:'{1,2} ?(?:\d\d?(?:"|'')?)?|")(?!\d)`,
  pattern`${START}\d+ ?(?:ft|feet) ?\d+${END}`,
  pattern`${START}${SIZE}(?:(?: ?[x×*] ?| by )${SIZE})+`,
  pattern`${START}\d+⁄\d+`,
  pattern`${START}(?:${SIZE} ?(?:-|to) ?)?${SIZE}k?[ -]?(?:(?:${UNITS})(?!\w)|°)`,
  pattern`${START}${SIZE} in(?= (?:tv|monitor|screen|wide|tall|long|deep)(?!\w)| ?(?:[.,;?!]|$))`,
  pattern`(?:\$|${START})${SIZE} ?%`,
  // "21-speed", "3-seater": a number tied to a word by a hyphen describes it.
  pattern`${START}\d+-(?=[a-z]{2})`,
];

/** How many: "2 of them", "x3", "3x", "all 4", "3 chairs", "I'll take 2", "2 for $30"; and "I'm 20". */
export const QUANTITIES = [
  pattern`(?<![\w$])[x×] ?\d+${END}|${START}\d+ ?[x×](?!\w)`,
  pattern`${START}\d+ of (?:them|these|those|the|your|my)(?!\w)`,
  pattern`${START}${FEW} (?:(?:left|available)(?!\w)|for (?=\$?\d))`,
  pattern`(?<!\w)(?:all|these|those|both|other|first|quantity|(?:(?:i|i'll|ill|i'd|we|we'll)(?: will| can| would)?|can i) (?:take|want|need|buy|order|get)):? ${FEW}`,
  pattern`${START}${FEW} (?!(?:thanks|works|sounds|seems|looks|makes|includes|covers|does|always|this|guys|tops)(?!\w))(?=[a-z]{2,}[a-rtv-z]s(?!\w))`,
  pattern`(?<!\w)i'?m \d\d?${END}`,
];

/** Labels and codes: "order 12345", "#1042", "size 9", "iPhone 12", "007"; and numbers below zero. */
export const CODES = [
  pattern`# ?\d[\d-]*`,
  pattern`(?<!\w)(?:${LABELS})(?: no\.?| number| is|:)* ?#?${SIZE}${END}`,
  pattern`(?<!\w)(?:(?:${MODELS}) 1?\d(?:\.\d)?|[rg]tx \d+)${END}`,
  pattern`${START}(?:\d{7,}|0\d[\d.,]*)`,
  // Number words are not read, and $2 is not what "2 hundred" means.
  pattern`(?:\$|${START})${SIZE} (?:hundred|thousand|grand|million)`,
  // A minus sign, not the dash of a range.
  pattern`(?<![^\s($]|\d ?)-\$?\d[\d.,']*k?`,
];
