import { END, HIDDEN, pattern, START } from '#contract/offers/message-text';

const SIZE = String.raw`\d+(?:[.,]\d+)?`;
/** A number too small to be mistaken for money when it counts things. */
const FEW = String.raw`(?:[1-9]|1[0-2])${END}`;

const UNITS = [
  'inch(?:es)?|deep|wide|tall|long|thick|across|ft|feet|foot|yards?|miles?|[ckm]?m|met(?:er|re)s?|kgs?|kilos?|g|grams?|lbs?|oz|ounces?|tons?|ml|lit(?:er|re)s?|gallons?',
  '[gmt]b|gigs?|[mg]?hz|mah|watts?|v|volts?|amps?|db|dpi|rpm|psi|lumens?|sq|mp|fps|mph|hp|degrees?|percent',
  '(?:sec(?:ond)?|min(?:ute)?|h(?:ou)?r|day|night|week|month|y(?:ea)?r)s?',
  '(?:star|point|people|ppl|person|seat|door|bed(?:room)?|photo|picture|piece|pc|pair|set|pack|bag|item|unit|time|block|payment|cycle|drawer|monitor|shel(?:f|ve)|speed|gear|string|key|page|chapter|floor|student|roommate|guy|girl|friend|credit|stop|flight|stair|step|mile|rating|review|like|view|watcher|hole|slot|port|page|quest|game|controller|charger|cable|bulb)s?|box(?:es)?|cop(?:y|ies)',
  '(?:de )?(?:ancho|largo|alto|fondo|profundidad)|pulgadas?|centimetros?|metros?|kilometros?|litros?|anos?|meses|mes|semanas?|dias?|horas?|minutos?|minutitos|personas?|sillas?|veces|vez|estrellas?|puertas?|plazas?|cajones|cuadras?|unidades|piezas?|paginas?|por ciento|gramos?|grados?|velocidades|marchas|copias|libros',
].join('|');

const LABELS =
  'order|tracking|invoice|serial|id|pin|(?:zip )?code|zip|size|eu|uk|grade|level|page|version|gen|generation|apt|apartment|unit|room|rm|dorm|hall|suite|floor|building|bldg|gate|bus|route|line|train|platform|section|lab|chapter|ch|vol|volume|edition|part|exit|lot|locker|box|house|spot|row|seat|asiento|flight|team|talla|talle|rodado|aro|numero|piso|habitacion|hab|aula|calle|linea|autobus|puerta|edificio|capitulo|portal|codigo|cp|edad|health|battery|bateria|age|mileage|year|question|score|rank|week|day|module|lesson|problem|exercise|stats?|math|calc|chem|bio|econ|psych|phys(?:ics)?|cs|course';
const MODELS = 'iphone|ipad|ps|playstation|windows|ios|android|bluetooth|usb|pixel|model|series';

/** Sizes and other numbers with a unit, dimensions, percentages: "42 inch", `5'10"`, "10 x 20", "15%", "4-pack". */
export const MEASURES = [
  pattern`(?<!["\d'.,$]|\w)${SIZE}(?:'{1,2} ?(?:\d\d?(?:"|'')?)?|")(?!\d)`,
  pattern`${START}\d+ ?(?:ft|feet) ?\d+${END}`,
  pattern`${START}${SIZE}(?:(?: ?[x×*] ?| by )${SIZE})+`,
  pattern`${START}\d+⁄\d+`,
  pattern`${START}(?:${SIZE} ?(?:-|to|or|o|a) ?)?${SIZE}k?[ -]?(?:(?:${UNITS})(?!\w)|°)`,
  pattern`${START}${SIZE} in(?= (?:tv|monitor|screen|wide|tall|long|deep)(?!\w)| ?(?:[.,;?!]|$))`,
  pattern`(?:\$|${START})${SIZE} ?%`,
  pattern`(?<!\w)(?:miden?|pesan?|calz[oa]|aguanta[n]?|soporta[n]?|measures?|weighs?) (?:like |about |around |como |unos |unas )?${SIZE}${END}(?: ?(?:-|to|or|a|o) ?${SIZE}${END})?`,
  pattern`(?<=(?<!\w)(?:${UNITS}) (?:or|o|vs) )${SIZE}${END}(?= ?(?:[?.!,]|$))`,
  // "61 keys or 88?": what is asked about beside a measure is one as well.
  pattern`(?<=${HIDDEN} +(?:[a-z]+ )?(?:or|o|vs) (?:(?:the|a|full|only|just|el|la) ){0,2})${SIZE}${END}(?= ?(?:[?.!,]|$))`,
  // "21-speed", "3-seater": a number tied to a word by a hyphen describes it.
  pattern`${START}\d+-(?=[a-z]{2})`,
];

/** How many: "2 of them", "x3", "3x", "all 4", "3 chairs", "I'll take 2", "2 for $30"; and "I'm 20". */
export const QUANTITIES = [
  pattern`(?<![\w$])[x×] ?\d+${END}|${START}\d+ ?[x×](?!\w)`,
  pattern`${START}\d+ of (?:them|these|those|the|your|my)(?!\w)`,
  pattern`${START}${FEW} (?:(?:left|available)(?!\w)|for (?=\$?\d))`,
  pattern`(?<!\w)(?:all|these|those|both|other|first|last|quantity|the other|las|los|otros|otras|(?:(?:i|i'll|ill|i'd|we|we'll)(?: will| can| would)?|can i) (?:take|want|need|buy|order|get)):? ${FEW}`,
  pattern`${START}${FEW} (?!(?:thanks|works|sounds|seems|looks|makes|includes|covers|does|always|this|guys|tops)(?!\w))(?=[a-z]{2,}[a-rtv-z]s(?!\w))`,
  pattern`(?<!\w)i'?m (?:an? (?:size )?)?\d\d?(?:\.5)?${END}(?! (?:max|tops))`,
  // "need 20 chairs", "there are 30 people": more than a few only where the verb counts.
  pattern`(?<!\w)(?:need|take|want|have|has|got|are|with|fits?|holds?|seats?|of|about|buy|for|necesito|quiero|tengo|tiene|hay|caben|para|llevo|con) (?:like |about |all |other |another )?\d{1,3}${END} (?:more |of |other |new |old |small |big |small )?(?!(?:thanks|works|sounds|seems|looks|makes|includes|covers|does|always|this|guys|tops|plus|cash|bucks|dollars|dolares|euros|as|is|was|its|his|lets|less|unless|gracias|pues|menos|mas|es|por|si|perhaps|tomorrows)(?!\w))(?=[a-z]{2,}[a-rtv-z]s(?!\w))`,
  pattern`(?<!\w)(?:need|want|take|got|get|buy|have|fits?|necesito|quiero|have room for|room for|just|only|hay|caben) (?:like |just |only |about )?(?:[1-9]|1[0-2])${END}(?= (?:more|of|for (?:me|my|myself|us|the|each)|please|pls|left|only|sets?|chairs?|books?|lamps?|desks?|bikes?|and not|mas|sillas?|nada mas)(?!\w))`,
  pattern`(?<!\w)(?:how many|cuant[oa]s)(?: [a-z]+){0,6}[,?] ?(?:like |about |around |como |unos |unas )?\d+${END}(?: ?(?:-|to|or|a|o) ?\d+${END})?`,
];

/** Labels and codes, and marks out of ten: "order 12345", "#1042", "size 9", "iPhone 12", "007"; and numbers below zero. */
export const CODES = [
  pattern`${START}1 ?(?:-|to|al?) ?10${END}|(?:${START}${SIZE} )?(?<!\w)out of \d+${END}`,
  pattern`# ?\d[\d-]*`,
  pattern`(?<!\w)(?:${LABELS})s?(?: no\.?| number| is| at|:)* ?#?${SIZE}${END}(?: ?(?:-|to|and|or|a|y|o|through|thru) ?\d+${END})?`,
  pattern`(?<!\w)(?:(?:${MODELS}) 1?\d(?:\.\d)?|[rg]tx \d+)${END}`,
  pattern`${START}(?:\d{7,}|0\d[\d.,]*)`,
  // Number words are not read, and $2 is not what "2 hundred" means.
  pattern`(?:\$|${START})${SIZE} (?:hundred|thousand|grand|million)`,
  // A minus sign, not the dash of a range.
  pattern`(?<![^\s($]|\d ?)-\$?\d[\d.,']*k?`,
];
