import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import styles from './notice.module.css';

type NoticeProps = {
  title: string;
  badge?: ReactNode;
  children?: ReactNode;
  action?: string;
  onAction?: () => void;
};

/** Something to know before filling in the form. */
export function Notice({ title, badge, children, action, onAction }: NoticeProps) {
  return (
    <output className={styles.notice}>
      <span>
        <span className={styles.title}>
          {title} {badge}
        </span>
        {children && <span className={styles.text}>{children}</span>}
      </span>
      {action && (
        <Button size="small" variant="secondary" onClick={onAction}>
          {action}
        </Button>
      )}
    </output>
  );
}
