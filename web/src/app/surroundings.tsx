import { memo, Suspense } from 'react';
import { type LazyPage, lazyPage } from './routing/lazy-page';
import { persistently } from './routing/persistently';

/*
 * What stands around every page and comes after it, in one file with what features offer (ADR 14). Of a page that the
 * server drew it is all there from the start, and only answers later.
 */
const part = (fetchPart: Parameters<typeof lazyPage<object>>[0]) => lazyPage(() => persistently(fetchPart));

export const wideBar = part(() => import('./shell/wide-bar').then(({ WideBar }) => WideBar));
export const bottomBar = part(() => import('./shell/bottom-bar').then(({ BottomBar }) => BottomBar));
export const footer = part(() => import('./shell/footer').then(({ Footer }) => Footer));
export const notices = part(() => import('./shell/notices').then(({ Notices }) => Notices));
/** In place of a page for visitors, when they have become members there. */
export const alreadyMember = part(() =>
  import('./session/already-member').then(({ AlreadyMember }) => AlreadyMember),
);
export const dialogs = part(() => import('./dialogs').then(({ Dialogs }) => Dialogs));

/** Resolves once all of it is there. */
export const preloadSurroundings = () =>
  Promise.all([wideBar, bottomBar, footer, notices, dialogs, alreadyMember].map(({ preload }) => preload()));

/** One of them at its place. Memo: React would draw a drawn part anew if it were updated before its code is there. */
export const Around = memo(function Around({ part: { Page } }: { part: LazyPage }) {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
});
