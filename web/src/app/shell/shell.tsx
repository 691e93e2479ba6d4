import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster } from '../../ui/toast/toaster';
import { usePageIsLoading } from '../loading-pages';
import { usePageAnnouncement } from '../page-head';
import { MAIN_ID, usePageChange } from '../use-page-change';
import { useScrollRestoration } from '../use-scroll-restoration';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { OfflineNotice } from './offline-notice';
import { drawer, usePanel } from './panels';
import styles from './shell.module.css';
import { TopBar } from './top-bar';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const menu = usePanel(drawer);
  const pageIsLoading = usePageIsLoading();
  const announcement = usePageAnnouncement();
  usePageChange();
  useScrollRestoration();

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
      <TopBar onMenu={menu.show} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      {menu.mounted && <drawer.Page open={menu.open} onClose={menu.close} />}
      <OfflineNotice />
      <output className="visually-hidden">{announcement}</output>
      <Toaster />
    </>
  );
}
