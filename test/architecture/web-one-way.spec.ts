import { describe, expect, it } from '@jest/globals';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

/** What the whole web app has one way for: where that is, and what whoever goes another way writes. */
const WAYS = {
  'what failed is said by `toastError`': {
    place: 'web/src/ui/toast/toast-store.ts',
    otherwise: /\btone: 'destructive'/,
    planted: "toast({ title, tone: 'destructive' });",
  },
  'a dialog asks whoever is nobody yet to sign in by `SignInFirst`': {
    place: 'web/src/app/session/entry/sign-in-first.tsx',
    otherwise: /\$\{paths\.signIn\}\?guest=1/,
    planted: '<ButtonLink to={`${paths.signIn}?guest=1&next=${next}`}>',
  },
  'what goes for good is asked about by `ConfirmDialog`': {
    place: 'web/src/ui/confirm-dialog.tsx',
    otherwise: /<\/p>\s*<div[^>]*>\s*<Button variant="secondary"[^<]*<\/Button>\s*<Button variant="danger"/,
    planted: `<p>{t('gone')}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => close()}>{t('keep')}</Button>
        <Button variant="danger" busy={busy} onClick={remove}>{t('delete')}</Button>`,
  },
};

const web = sourceFiles('web/src/**/*.{ts,tsx}').filter(({ path }) => !/\.spec\.tsx?$/.test(path));

describe('The web app', () => {
  it.each(Object.entries(WAYS))('has one way: %s', (_, { place, otherwise, planted }) => {
    const other = (files: readonly SourceFile[]) =>
      files.filter(({ path, text }) => path !== place && otherwise.test(text)).map(({ path }) => path);
    expect(other(web)).toEqual([]);
    expect(other([{ path: 'web/src/features/shop/cart/cart.tsx', text: planted }])).toHaveLength(1);
  });
});
