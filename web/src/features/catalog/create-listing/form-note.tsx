import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import styles from './form-note.module.css';

type FormNoteProps = {
  title: string;
  badge?: ReactNode;
  children?: ReactNode;
  action?: string;
  onAction?: () => void;
};

/** Something to know before filling in the form. */
export function FormNote({ title, badge, children, action, onAction }: FormNoteProps) {
  return (
    <output className={styles.note}>
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
