import { END, pattern, START } from '#contract/offers/message-text';

const HOUR = String.raw`(?:2[0-4]|[01]?\d)${END}`;
const HOURS = String.raw`${HOUR}(?: ?(?:-|to|or|and) ?${HOUR})?`;
const DAY = String.raw`(?:3[01]|[0-2]?\d)${END}`;
const YEAR = String.raw`(?:19[5-9]|20[0-3])\d${END}`;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?! be| work| i )|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|thurs?|fri|sat|tomorrow|tmrw|tmr|tomo|tonight|today|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy)';
const MES = '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const NEARLY = '(?:around|about|at|by|like|near|approx|maybe|circa|sobre|tipo|a)';
/** Whoever comes, comes at an hour. */
const COMING =
  '(?:come|coming|be there|there|here|over|meet|meet up|swing by|stop by|drop by|pass by|pick (?:it |this |them )?up|pickup|get there|get out|arrive|free|available|off work|done|home|class(?:es)?|shift|leave|open|closes?|paso|pasar|ir|voy|llego|vengo|recogerl[oa]|recojo|quedamos|libre|salgo)';

const COMING_ES =
  '(?:pas[oa]|pasar|ir|voy|vamos|llego|vengo|recog\\p{L}+|recojo|quedamos|quedar|vernos|vemos|libre|disponible|estoy)';

/** Spanish dates and hours: "el 3 de mayo", "el día 14", "a las 5", "5 de la tarde". */
const SPANISH_DATES = [
  pattern`${START}${DAY} de ${MES}(?!\w)(?: (?:de |del )?${YEAR})?`,
  pattern`(?<!\w)(?:el dia|dia|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)) ${DAY}(?! (?:dolar|euro|por|y me))`,
  pattern`(?<!\w)(?:${COMING_ES}|para|hasta) (?:[a-z]+ )?el ${DAY}(?! (?:dolar|euro|por|y me))`,
  pattern`(?<!\w)el ${DAY} (?=a las?|por la (?:manana|tarde|noche)|de este mes)`,
  pattern`(?<!\w)(?:del|desde(?: el)?|es de|es del|ano|modelo|version(?: de)?) ${YEAR}`,
];
const SPANISH_TIMES = [
  pattern`(?<!\w)(?:a|sobre|hacia|desde|hasta|antes de|despues de|tipo|de) las? ${HOURS}`,
  pattern`(?<!\w)las ${HOUR}(?= (?:y media|y cuarto|de la))`,
  pattern`${START}${HOUR} de la (?:manana|tarde|noche)`,
  pattern`(?<!\w)en \d+ (?=min|hora|dia)`,
];

/** Phone numbers, in one piece, spaced, dashed or with a country code. A range like "900-1000" is none. */
export const PHONES = [
  pattern`\+\d(?:[ ()-]{0,2}\d){6,}`,
  pattern`${START}(?=(?:[ ()-]{0,2}\d){7})\(?\d{1,4}(?:(?:\) ?|[ -])\d{2,4}){2,}(?!\d)`,
  pattern`${START}\d{3}[ -]\d\d(?!00|50)\d\d(?!\d)`,
];

/** Postal codes and street numbers: "zip 90210", "Springfield, IL 62704", "123 Main St". */
export const PLACES = [
  pattern`(?:, ?[a-z]{2}|ship\w*(?: it)? to|deliver\w* to|live near) \d{5}${END}`,
  pattern`${START}\d+ (?:[nsew]\.? )?(?!(?:in|on|at|the|for|to|my|your|is|and|of|by|down|off|per) )[a-z]+ (?:st|street|ave|avenue|road|rd|blvd|lane)(?!\w)`,
  pattern`(?<!\w)(?:calle|avenida|avda|av|plaza|paseo|carrer)(?: (?!por|a|en)[a-z]+){1,4},? (?:no\.? |numero )?\d+${END}`,
];

/** Dates: "12/05", "12-05-26", "May 3", "3rd", "Saturday the 14", "the 2018", "2015 model"; "24/7" looks the same. */
export const DATES = [
  pattern`${START}\d+(?:(?: ?\/ ?\d+)+|(?:-\d+){2,})`,
  pattern`${START}\d+(?:st|nd|rd|th)(?!\w)`,
  pattern`(?<!\w)${MONTH}\.? ${DAY}(?! be)(?:,? ${YEAR})?`,
  pattern`${START}${DAY} (?:of )?${MONTH}(?!\w)(?: ${YEAR})?`,
  pattern`(?<!\w)(?:on|${WEEKDAY}) the ${DAY}`,
  pattern`(?<!\w)(?:the|an?|my|your|this|from|since|early|mid|late|${MONTH}) (?!\d\d00)${YEAR}`,
  pattern`${START}${YEAR} (?:model|version|edition|one|year|or|right|era)(?!\w)(?: (?:or )?(?:the )?(?:one from )?${YEAR})?`,
  pattern`(?<!\w)(?:since|in|from|around|of|or|back in|circa|year|bought(?: it)?|made|is it|it'?s|it is|its|really|actually) (?:the |a )?(?!\d\d00)${YEAR}`,
  // "do you know the year? 2004?"
  pattern`(?<=(?<!\w)(?:year|model|made|ano)[^\d$]{0,15})${YEAR}`,
  ...SPANISH_DATES,
];

/** Times: "17:30", "5 pm", "5 to 6 p.m.", "at 6", "after 5", "come around 6", "tomorrow 6", "in 20", "by 6". */
export const TIMES = [
  pattern`${START}\d+(?::\d+)+`,
  pattern`${START}\d\d?(?: ?(?:-|to|or|and) ?\d\d?)?(?:[.:]\d\d)? ?(?:[ap]\.?m|o'?clock)(?!\w)`,
  // A price has no such number unless it says so; "at 20 each" and "sell it at 20" do.
  pattern`(?<!\w|(?:offer|priced?|sell|sell (?:it|them|this)|buy|buy it|deal|deal is|have a deal|take it|take them|do it|settle|firm|go|agree|agreed|sold|shake|grab it) )(?:at|@) ${HOURS}(?! each)`,
  // A price to shake hands on may be as small as an hour, unless a day says which of the two it is.
  pattern`(?<!\w)(?:at|@|around|about|by|like) ${HOUR}(?: ?-? ?${HOUR})?(?=(?: or so|ish)? ?(?:on (?:the|${WEEKDAY})|${WEEKDAY}|sharp|if (?:that|thats|ur|you'?re|you are|it)|works|in the (?:morning|afternoon|evening)|at night|at the|at my|at your|after class|before class)(?!\w))`,
  pattern`(?<!\w)${COMING}(?: (?!for |(?:and|to) (?:pay|give|offer))[a-z']+){0,3} ${NEARLY} ${HOURS}(?! (?:dollars|bucks|for|cash|each))`,
  pattern`(?<!\w)${WEEKDAY}(?: (?:morning|afternoon|night|evening))? ${NEARLY} ${HOURS}`,
  pattern`(?<!\w)(?:after|before|til|till|until|from|between|past|since|around) ${HOUR}(?: ?(?:-|to|and|or|til) ?${HOUR})?(?= (?:${WEEKDAY}|on|works|is|or|if|and i'?m free|ok|good|fine|would|in)(?!\w))`,
  pattern`${START}${HOUR}(?: ?- ?${HOUR})? ?(?:ish )?(?:in the (?:morning|afternoon|evening)|at night)`,
  pattern`(?<!\w)(?:(?:meet|come|there|here|up|over|free|available|works) (?:around|about|from|between)|after|before|until|till|past|since|${WEEKDAY}|be there) ${HOURS}`,
  // Nobody offers "by 50" either: that is a discount.
  pattern`(?<!\w)(?:in|by) \d+${END}`,
  ...SPANISH_TIMES,
];
