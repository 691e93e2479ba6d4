import { Loading, Skeleton } from '../../../ui/skeleton';
import styles from './profile-form.module.css';

const CONTROLS = ['48px', '120px', '48px'];

/** The form's shape while the profile is on its way. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={styles.form}>
      <Skeleton width="88px" height="88px" className={styles.round} />
      {CONTROLS.map((height, place) => (
        <div key={place} className={styles.form}>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton height={height} />
        </div>
      ))}
    </Loading>
  );
}
