import { Loading, Skeleton } from '../../../../ui/skeleton';
import styles from './thread-states.module.css';

const WIDTHS = ['46%', '34%', '58%', '28%'];

export function MessagesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className={styles.bubbles}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height="42px" />
      ))}
    </Loading>
  );
}
