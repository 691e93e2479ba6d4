import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { classes } from '../../ui/classes';
import { useRoutes } from '../app-context';
import { usePageAnnouncement } from '../page-head';
import { usePageIsLoading } from '../routing/loading-pages';
import { routeAt } from '../routing/routes';
import { useErrorsStayBehind } from '../routing/use-errors-stay-behind';
import { MAIN_ID, usePageChange } from '../routing/use-page-change';
import { useScrollRestoration } from '../routing/use-scroll-restoration';
import { Around, bottomBar, footer, notices } from '../surroundings';
import { drawer, usePanel } from './panels/panels';
import styles from './shell.module.css';
import { TopBar } from './top-bar';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const menu = usePanel(drawer);
  const pageIsLoading = usePageIsLoading();
  const announcement = usePageAnnouncement();
  const { pathname } = useLocation();
  const wanted = routeAt(useRoutes(), pathname)?.frame;
  const frame = typeof wanted === 'function' ? wanted(pathname) : wanted;
  const bars = classes(styles.bars, frame === 'focus' && styles.aside);
  usePageChange();
  useScrollRestoration();
  useErrorsStayBehind();

  return (
    <>
      <a
        href={`#${MAIN_ID}`}
        className={styles.skip}
        onClick={(event) => {
          // The router would take the hash for a page of its own.
          event.preventDefault();
          document.getElementById(MAIN_ID)?.focus();
        }}
      >
        {t('skip-to-content')}
      </a>
      {pageIsLoading && <div className={styles.progress} />}
      <div className={bars}>
        <TopBar onMenu={menu.show} />
      </div>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={classes(styles.main, frame && styles[frame])}
        data-frame={frame}
      >
        {children}
      </main>
      {!frame && <Around part={footer} />}
      <div className={bars}>
        <Around part={bottomBar} />
      </div>
      {menu.mounted && <drawer.Page open={menu.open} onClose={menu.close} />}
      <output className="visually-hidden">{announcement}</output>
      <Around part={notices} />
    </>
  );
}
