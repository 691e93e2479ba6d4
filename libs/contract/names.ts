export type NameProblem = 'name-not-visible';

/** Letters of other scripts, and a few of this one, that look like a Latin letter; upper case where only that does. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Latin
  ...{ I: 'l', '|': 'l', '1': 'l', '0': 'o', ı: 'i', ɑ: 'a', ɡ: 'g', ɩ: 'i', ʋ: 'v', ᴏ: 'o' },
  // Cyrillic
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    һ: 'h',
  },
  ...{
    ӏ: 'l',
    г: 'r',
    А: 'a',
    В: 'b',
    Е: 'e',
    З: '3',
    К: 'k',
    М: 'm',
    Н: 'h',
    О: 'o',
    Р: 'p',
    С: 'c',
    Т: 't',
    У: 'y',
  },
  ...{ Х: 'x', І: 'l', Ј: 'j', Ѕ: 's', Ү: 'y', Ԛ: 'q', Ԝ: 'w', Ӏ: 'l' },
  // Greek
  ...{
    α: 'a',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    υ: 'u',
    χ: 'x',
    γ: 'y',
    Α: 'a',
    Β: 'b',
    Ε: 'e',
    Ζ: 'z',
    Η: 'h',
  },
  ...{ Ι: 'l', Κ: 'k', Μ: 'm', Ν: 'n', Ο: 'o', Ρ: 'p', Τ: 't', Υ: 'y', Χ: 'x' },
  // Armenian
  ...{ օ: 'o', ս: 'u', հ: 'h', ո: 'n', ց: 'g', զ: 'q', Տ: 's', Օ: 'o' },
};

/** Signs that say how an emoji is drawn, and what joins two of them into one. */
const WITHIN_EMOJI =
  /\p{Extended_Pictographic}[\u{fe0e}\u{fe0f}\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\u{fe0e}\u{fe0f}\u{1f3fb}-\u{1f3ff}]*)*/gu;
/** Controls, what turns the direction of writing, what takes no room, what is not assigned; blanks but the usual one. */
const NOT_VISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
const SOMETHING_TO_READ = /[\p{L}\p{N}]/u;
/** A mark with nothing to stand on, or so many that they run into other lines. */
const LOOSE_MARKS = /(?:^|[^\p{L}\p{N}\p{M}])\p{M}|\p{M}{4}/u;

/** Whether a name of one's own choice has letters or digits and nothing that cannot be seen; null when it is fine. */
export function nameProblem(name: string): NameProblem | null {
  const bare = name.replaceAll(WITHIN_EMOJI, '');
  const visible = SOMETHING_TO_READ.test(bare) && !NOT_VISIBLE.test(bare) && !LOOSE_MARKS.test(bare);
  return visible ? null : 'name-not-visible';
}

/** What a name looks like at a glance: two names with the same one are easily taken for each other. */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKC')]
    .map((sign) => LOOK_ALIKES[sign] ?? sign.toLowerCase())
    .map((sign) => LOOK_ALIKES[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
