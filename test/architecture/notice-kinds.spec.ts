import { describe, expect, it } from '@jest/globals';
import { NOTICE_KINDS } from '#contract/notices/notices';
import { sourceFiles } from '../support/sources/source-files.js';

const raisers = sourceFiles('src/**/*.ts').filter(({ text }) =>
  /Notify(Person|People|Administrators)\(|: Notice \| null|OfferNotice|insertNotices\(/.test(text),
);

/** Named as the kind of a notice, or as the value a statement stores. */
const raises = (text: string, kind: string) =>
  new RegExp(`kind: '${kind}'|^\\s+select .*'${kind}', '[\\w-]+'`, 'm').test(text);

describe('Kinds of notifications', () => {
  it.each(NOTICE_KINDS)('%s has a switch because something raises it', (kind) => {
    expect(raisers.filter(({ text }) => raises(text, kind)).map(({ path }) => path)).not.toEqual([]);
  });

  it('would have no switch without', () => {
    expect(raisers.length).toBeGreaterThan(0);
    expect(raisers.filter(({ text }) => raises(text, 'follow'))).toEqual([]);
  });
});
