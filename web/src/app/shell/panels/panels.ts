import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isPhone } from '../../../browser/is-phone';
import { loadTexts } from '../../../i18n/i18n';
import { toastError } from '../../../ui/toast/toast-store';
import { usePreloadOffers } from '../../app-context';
import { fetchAhead, forgetFailure, lazyPage } from '../../routing/lazy-page';
import { startOver } from '../../routing/new-version';

/** What lies over the page when it is opened, and whose code therefore comes after the page's. */
export type PanelProps = { open: boolean; onClose: () => void };

export const drawer = lazyPage(() => import('./drawer').then(({ Drawer }) => Drawer));
export const accountSheet = lazyPage(() =>
  import('./account-sheet').then(({ AccountSheet }) => AccountSheet),
);
export const sellSheet = lazyPage(() => import('./sell-sheet').then(({ SellSheet }) => SellSheet));

export const accountMenu = lazyPage(() => import('./account-menu').then(({ AccountMenu }) => AccountMenu));
export const languageMenu = lazyPage(() =>
  import('./language-menu').then(({ LanguageMenu }) => LanguageMenu),
);
export const themeMenu = lazyPage(() => import('./theme-menu').then(({ ThemeMenu }) => ThemeMenu));
export const sellMenu = lazyPage(() => import('./sell-menu').then(({ SellMenu }) => SellMenu));

export const suggestions = lazyPage(async () => {
  const [{ SearchSuggestions }] = await Promise.all([
    import('../suggestions/search-suggestions'),
    loadTexts(['search']),
  ]);
  return SearchSuggestions;
});

const ON_PHONES = [drawer, accountSheet, sellSheet];
const ON_DESKTOPS = [accountMenu, languageMenu, themeMenu, sellMenu];

/** Fetches the panels at the first sign of someone using the page, so that they open at once. */
export function preloadPanels(): void {
  const once = new AbortController();
  const preload = () => {
    once.abort();
    for (const panel of isPhone() ? ON_PHONES : ON_DESKTOPS) void fetchAhead(panel);
  };
  for (const sign of ['pointermove', 'touchstart', 'scroll', 'keydown'])
    window.addEventListener(sign, preload, { signal: once.signal, passive: true });
}

type Fetched = { preload: () => Promise<unknown> };

/** Opens a panel as soon as its code is there, and says so when it does not come. */
export function usePanel(panel: Fetched) {
  const whenThere = useWhenThere(panel);
  const page = useLocation();
  const shown = useRef(page);
  useLayoutEffect(() => {
    shown.current = page;
  }, [page]);
  // Tied to the page it was opened on, so that the browser's own back closes it.
  const [openedOn, setOpenedOn] = useState<string | null>();
  const show = () => {
    // Meanwhile the page may have written to its address; who has gone to another does not want the panel any more.
    if (shown.current.pathname === page.pathname) setOpenedOn(shown.current.key);
  };
  return {
    show: () => whenThere(show),
    close: () => setOpenedOn(null),
    open: openedOn === page.key,
    // Once opened it stays: a dialog that vanishes could not give the focus back.
    mounted: openedOn !== undefined,
  };
}

/** Does something once a panel's code is there, and says so when it does not come. */
export function useWhenThere({ preload }: Fetched): (act: () => void) => void {
  const { t } = useTranslation();
  const offers = usePreloadOffers();
  const fetchFor = async (act: () => void) => {
    try {
      await Promise.all([preload(), offers()]);
      act();
    } catch (error) {
      forgetFailure(error);
      if (startOver()) return;
      toastError({
        title: t('problems.title'),
        description: t('problems.network'),
      });
    }
  };
  return (act) => void fetchFor(act);
}
