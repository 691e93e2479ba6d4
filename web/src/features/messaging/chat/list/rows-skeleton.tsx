import { Loading, Skeleton } from '../../../../ui/skeleton';
import styles from './conversation-row.module.css';

/** Rows of the list while they load. */
export function RowsSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <Loading label={label}>
      {Array.from({ length: count }, (_, n) => (
        <div key={n} className={styles.row}>
          <Skeleton width="48px" height="48px" className={styles.round} />
          <span className={styles.words}>
            <Skeleton width="55%" height="1.5rem" />
            <Skeleton width="85%" height="1.3rem" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
