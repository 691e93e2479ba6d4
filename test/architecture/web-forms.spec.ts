import { describe, expect, it } from '@jest/globals';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

/** What looks like a form and is none: nothing is filled in, refused or kept (docs/adr/0025). */
const NO_FORMS = {
  'web/src/app/shell/search-field.tsx': 'goes to an address, as the browser does without scripts',
  'web/src/features/catalog/home/search-first.tsx': 'goes to an address, as the browser does without scripts',
  'web/src/features/community/assistant/composer.tsx': 'asks a question, of which nothing is kept or refused',
  'web/src/features/messaging/chat/composer/composer.tsx': 'puts a message into the outbox and never waits',
};
const THE_ONE_WAY = 'web/src/app/use-form.ts';

const web = sourceFiles('web/src/**/*.{ts,tsx}');
const planted = (text: string, path = 'web/src/features/shop/cart/pay.tsx'): SourceFile => ({ path, text });

describe('Forms of the web app', () => {
  it('are written in one way', () => {
    expect(writtenOtherwise(web)).toEqual([]);
  });

  it('are found when they are not', () => {
    const otherwise = [
      planted('<form onSubmit={pay}>'),
      planted('<form\n  className={styles.pay}\n>'),
      planted('return { ref, onSubmit: pay };', 'web/src/features/shop/cart/use-pay.ts'),
      planted("import { Button, Form } from 'antd';"),
      planted("import Form from 'antd/es/form';"),
    ];
    const rightly = [planted('<form key={id} {...form} className={styles.pay}>'), planted("from 'antd';")];
    expect(writtenOtherwise([...otherwise, ...rightly])).toEqual(otherwise.map(({ path }) => path));
  });

  it('have no exceptions that are none any more', () => {
    const excepted = web.filter(({ path }) => path in NO_FORMS);
    expect(excepted.filter(({ text }) => /<form\s/.test(text)).map(({ path }) => path)).toEqual(
      Object.keys(NO_FORMS),
    );
  });
});

/** Files that draw a form without `useForm`, listen to a submit themselves, or take antd's form. */
function writtenOtherwise(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path !== THE_ONE_WAY && !(path in NO_FORMS))
    .filter(({ text }) => {
      const drawn = [...text.matchAll(/<form\b([^>]*)>/g)];
      return (
        drawn.some(([, attributes = '']) => !attributes.includes('{...form}')) ||
        /\bonSubmit\b/.test(text) ||
        /import[^;]*\bForm\b[^;]*from 'antd/.test(text)
      );
    })
    .map(({ path }) => path);
}
