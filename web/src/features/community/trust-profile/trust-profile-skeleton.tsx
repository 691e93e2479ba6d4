import { Loading, Skeleton } from '../../../ui/skeleton';
import header from './person-header.module.css';
import styles from './trust-profile-page.module.css';

const AVATAR = '112px';

/** The page's shape while it loads. */
export function TrustProfileSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={styles.page}>
      <div className={header.header}>
        <Skeleton width={AVATAR} height={AVATAR} className={header.round} />
        <div className={header.words}>
          <Skeleton width="60%" height="2.4rem" />
          <Skeleton width="80%" height="1.31rem" />
        </div>
      </div>
      <Skeleton height="96px" />
      <Skeleton width="30%" height="1.6rem" />
      <Skeleton height="320px" />
    </Loading>
  );
}
