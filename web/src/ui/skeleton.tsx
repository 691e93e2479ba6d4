import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './skeleton.module.css';

type SkeletonProps = { width?: string; height?: string; className?: string };

/** A quiet stand-in with the exact size of what is on its way. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <span className={classes(styles.skeleton, className)} style={{ width, height }} aria-hidden="true" />
  );
}

type LoadingProps = { label: string; className?: string; children: ReactNode };

/** Skeletons of something, and its name for who cannot see them. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  );
}
