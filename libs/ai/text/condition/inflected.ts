const SPANISH_ENDINGS = ['o', 'a', 'os', 'as', 'ito', 'ita', 'itos', 'itas', 'isimo', 'isima'];

/** All forms that an entry of the vocabulary stands for; more than there are does no harm. */
export function inflected(entry: string): readonly string[] {
  const word = entry.slice(0, -1);
  if (entry.endsWith('+')) return englishForms(word);
  if (entry.endsWith('@')) return SPANISH_ENDINGS.map((ending) => word + ending);
  if (entry.endsWith('~')) return [word, `${word}s`, `${word}es`];
  return [entry];
}

function englishForms(word: string): readonly string[] {
  const base = word.replace(/e$/, '');
  const doubled = /[aeiou][bdgklmnprt]$/.test(word) ? word + word.slice(-1) : base;
  return [
    word,
    `${word}s`,
    `${word}es`,
    ...[base, doubled].flatMap((root) => [`${root}ed`, `${root}ing`, `${root}y`]),
  ];
}
