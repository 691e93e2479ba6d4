import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './notice.module.css';

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

type NoticeProps = {
  tone?: keyof typeof ICONS;
  title: string;
  /** Read out when it appears; leave it out for what stands there from the start. */
  live?: boolean;
  children?: ReactNode;
};

/** Something to know or to do, within the page it is about. */
export function Notice({ tone = 'info', title, live = false, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classes(styles.notice, styles[tone])} role={live ? 'status' : undefined}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
