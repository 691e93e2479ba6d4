import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './message-state.module.css';

type EmptyStateProps = { icon: LucideIcon; title: string; text?: string; children?: ReactNode };

/** Nothing here, said kindly; the children are the way on. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
