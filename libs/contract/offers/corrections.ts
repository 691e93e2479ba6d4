import { type Place, wordsOf } from '#contract/offers/clauses';

const FILLERS =
  "but|pero|ok|okay|hmm+|well|lol|haha|fine|alright|so|then|yeah|ya|yes|just|like|about|maybe|bueno|pues|vale|entonces|si|y|it|its|it's|to|be|is|the|more";
const TAKES_BACK =
  "no|nope|nah|sorry|srry|oops|ups|whoops|wait|actually|rather|scratch that|make (?:it|that)|(?:i )?mean(?:t)?(?: to say)?|(?:was |thats |that was |sorry )?(?:a )?typo|correction|instead|better|mejor|digo|perdon|quise decir|queria decir|corrijo|me equivoque|error|jk|kidding|just kidding|es broma|broma|i|how about|what about|que tal|dont|don't|not";
const TAKEN_BACK = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:${FILLERS}|${TAKES_BACK}|was|fue|un|para)(?![\\p{L}'])[^\\p{L}\\d]*)+$`,
  'u',
);
const CUE = new RegExp(
  `(?<![\\p{L}'])(?:${TAKES_BACK.replace('|i|', '|')})(?![\\p{L}'])|(?:but|pero) (?:ok|okay|fine|vale|bueno)|\\? *(?:ok|then|so|well|fine)`,
  'u',
);
const STRONG_CUE =
  /(?:^|[^\p{L}])(?:sorry|oops|ups|typo|(?:i|i'?ve) meant|no wait|wait no|scratch that|perdon|quise decir|queria decir|me equivoque|on second thought|actually no)(?![\p{L}])/u;
/** "57 was a typo lol I meant 75": whatever was said before, this is the amount. */
const MEANT =
  /(?:^| )(?:(?:i|i've|i'm) )?(?:meant|mean)(?: to (?:say|type|write|put|send))?$|(?:^| )(?:quise decir|queria decir|queria poner|quise poner)$/;

/** Nobody takes longer to correct a price; these patterns are for short texts only. */
const LONGEST = 60;
const GOES_ON = new RegExp(
  `^[^\\p{L}\\d]*(?:(?:but|only|perhaps|more like|quiza|quizas|tal vez|pero|solo|sino|unos|${FILLERS})(?![\\p{L}'])[^\\p{L}\\d]*)*$`,
  'u',
);

/** The amount that the writer says they meant. */
export const isMeant = ({ clause }: Place): boolean =>
  MEANT.test(clause) && !/(?:you|never) mean/.test(clause);

/** "200, no, 220", "28 was a typo, I meant 280", "no? then 70": this amount stands in the place of the one before. */
export const takesBack = ({ between }: Place): boolean =>
  between.length <= LONGEST &&
  ((TAKEN_BACK.test(between) && CUE.test(between)) ||
    (STRONG_CUE.test(between) && wordsOf(between).split(' ').length <= 8));

/** "I couldn't do 300, maybe 260?", "no puedo 130 pero sí 110": after a refusal, what they would pay. */
export const goesOn = ({ between }: Place): boolean =>
  between.length <= LONGEST && /\p{L}|,|\.\.|[?;\n]/u.test(between) && GOES_ON.test(between);
