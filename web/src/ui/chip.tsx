import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classes } from './classes';

type ChipProps = {
  tone?: 'plain' | 'accent' | 'good' | 'warn' | 'bad' | 'info' | 'surface';
  children: ReactNode;
};

/** A small word about something: a state, a badge, a flag. `surface` stands on pictures. */
export function Chip({ tone = 'plain', children }: ChipProps) {
  return <span className={classes(styles.chip, styles[tone])}>{children}</span>;
}
