import { classes } from './classes';
import styles from './skeleton.module.css';

type SkeletonProps = { width?: string; height?: string; className?: string };

/** A quiet stand-in with the exact size of what is on its way. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <span className={classes(styles.skeleton, className)} style={{ width, height }} aria-hidden="true" />
  );
}
