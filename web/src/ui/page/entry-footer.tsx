import type { ReactNode } from 'react';
import styles from './entry-page.module.css';

/** The other way in, below the form. */
export function EntryFooter({ children }: { children: ReactNode }) {
  return <p className={styles.footer}>{children}</p>;
}
