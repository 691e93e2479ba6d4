import { END, pattern, START } from '#contract/offers/message-text';

const HOUR = String.raw`(?:2[0-4]|[01]?\d)${END}`;
const HOURS = String.raw`${HOUR}(?: ?(?:-|to|or|and) ?${HOUR})?`;
const DAY = String.raw`(?:3[01]|[0-2]?\d)${END}`;
const YEAR = String.raw`(?:19[5-9]|20[0-3])\d${END}`;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may(?! be| work| i )|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)';

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
];

/** Dates: "12/05", "12-05-26", "May 3", "3rd", "Saturday the 14", "the 2018", "2015 model"; "24/7" looks the same. */
export const DATES = [
  pattern`${START}\d+(?:(?: ?\/ ?\d+)+|(?:-\d+){2,})`,
  pattern`${START}\d+(?:st|nd|rd|th)(?!\w)`,
  pattern`(?<!\w)${MONTH}\.? ${DAY}(?! be)(?:,? ${YEAR})?`,
  pattern`${START}${DAY} (?:of )?${MONTH}(?!\w)(?: ${YEAR})?`,
  pattern`(?<!\w)(?:on|${WEEKDAY}) the ${DAY}`,
  pattern`(?<!\w)(?:the|an?|my|your|this|from|since|early|mid|late|${MONTH}) (?!\d\d00)${YEAR}`,
  pattern`${START}${YEAR} (?:model|version|edition|one)(?!\w)`,
];

/** Times: "17:30", "5 pm", "5 to 6 p.m.", "at 6", "after 5", "come around 6", "tomorrow 6", "in 20", "by 6". */
export const TIMES = [
  pattern`${START}\d+(?::\d+)+`,
  pattern`${START}\d\d?(?: ?(?:-|to|or|and) ?\d\d?)?(?:[.:]\d\d)? ?(?:[ap]\.?m|o'?clock)(?!\w)`,
  // A price has no such number unless it says so; "at 20 each" and "sell it at 20" do.
  pattern`(?<!\w|(?:offer|priced?|sell|sell it|buy|buy it) )(?:at|@) ${HOURS}(?! each)`,
  pattern`(?<!\w)(?:(?:meet|come|there|here|up|over|free|available) (?:around|about|from|between)|after|before|until|till|past|since|${WEEKDAY}|be there) ${HOURS}`,
  // Nobody offers "by 50" either: that is a discount.
  pattern`(?<!\w)(?:in|by) \d+${END}`,
];
