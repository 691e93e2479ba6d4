import { Loading, Skeleton } from '../../../ui/skeleton';
import details from './listing-details.module.css';
import styles from './listing-skeleton.module.css';

/** The page's exact shape while it loads. */
export function ListingSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={details.detail}>
      <div className={details.pictures}>
        <Skeleton className={styles.picture} />
      </div>
      <div>
        <Skeleton width="45%" height="1.31rem" />
        <Skeleton width="85%" height="3.6rem" />
        <Skeleton width="30%" height="2.4rem" />
        <RestOfIt />
      </div>
    </Loading>
  );
}

/** The same below what a card has told already. */
export const RestSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <RestOfIt />
  </Loading>
);

const RestOfIt = () => (
  <>
    <Skeleton height="54px" className={styles.contact} />
    <Skeleton width="120px" height="var(--touch)" className={styles.button} />
    <Skeleton height="78px" className={styles.card} />
    <Skeleton height="1.5rem" />
    <Skeleton height="1.5rem" />
    <Skeleton width="60%" height="1.5rem" />
  </>
);
