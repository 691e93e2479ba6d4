import { Loading, Skeleton } from '../../../ui/skeleton';
import styles from './notification-skeletons.module.css';

type SkeletonsProps = { count: number; label: string };

/** Rows on their way. */
export function NotificationSkeletons({ count, label }: SkeletonsProps) {
  return (
    <Loading label={label}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="40px" height="40px" className={styles.round} />
          <span className={styles.words}>
            <Skeleton width="55%" height="1.5rem" />
            <Skeleton width="85%" height="1.3125rem" />
          </span>
        </div>
      ))}
    </Loading>
  );
}
