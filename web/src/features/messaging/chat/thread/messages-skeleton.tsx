import { Skeleton } from '../../../../ui/skeleton';
import styles from './thread-states.module.css';

const WIDTHS = ['46%', '34%', '58%', '28%'];

export function MessagesSkeleton({ label }: { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
    <div role="status" aria-label={label} className={styles.bubbles}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height="42px" />
      ))}
    </div>
  );
}
