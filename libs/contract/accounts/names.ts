import { UNSEEN } from '../texts/visible.js';

export type NameProblem = 'name-not-visible';

/** Letters of other scripts, and a few of this one, that look like a Latin letter; upper case where only that does. */
const LOOK_ALIKES = new Map(
  [
    // Latin
    'Il |l 1l 0o ıi ɑa ɡg ɩi ʋv ᴏo',
    // Cyrillic
    'аa еe оo рp сc уy хx іi јj ѕs ԁd ԛq ԝw һh ӏl гr Аa Вb Еe З3 Кk Мm Нh Оo',
    'Рp Сc Тt Уy Хx Іl Јj Ѕs Үy Ԛq Ԝw Ӏl',
    // Greek
    'αa ιi κk νv οo ρp υu χx γy Αa Βb Εe Ζz Ηh Ιl Κk Μm Νn Οo Ρp Τt Υy Χx',
    // Armenian
    'օo սu հh ոn ցg զq Տs Օo',
  ]
    .flatMap((line) => line.split(' '))
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);

/** Signs that say how an emoji is drawn, and what joins two of them into one. */
const WITHIN_EMOJI =
  /\p{Extended_Pictographic}[\p{Emoji_Modifier}\p{Variation_Selector}]*(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\p{Variation_Selector}]*)*/gu;
/** Anywhere in a name, but for the usual blank. */
const NOT_VISIBLE = new RegExp(`(?! )${UNSEEN.source}`, 'u');
const SOMETHING_TO_READ = /[\p{L}\p{N}]/u;
/** A mark with nothing to stand on, or so many that they run into other lines; the first may be one sign with its letter. */
const LOOSE_MARKS = /(?:^|[^\p{L}\p{N}\p{M}])\p{M}|\p{M}{4}/u;

/** Whether a name of one's own choice has letters or digits and nothing that cannot be seen; null when it is fine. */
export function nameProblem(name: string): NameProblem | null {
  const bare = name.replaceAll(WITHIN_EMOJI, '');
  const visible =
    SOMETHING_TO_READ.test(bare) && !NOT_VISIBLE.test(bare) && !LOOSE_MARKS.test(bare.normalize('NFD'));
  return visible ? null : 'name-not-visible';
}

/** What a name looks like at a glance: two names with the same one are easily taken for each other. */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKC')]
    .map((sign) => LOOK_ALIKES.get(sign) ?? sign.toLowerCase())
    .map((sign) => LOOK_ALIKES.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
