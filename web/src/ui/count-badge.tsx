import styles from './count-badge.module.css';

type CountBadgeProps = {
  /** As it is shown. */
  count: string;
  /** What waits, in words, for who doesn't see where it stands. */
  label: string;
};

/** How much waits behind an entry of a bar or a list. */
export function CountBadge({ count, label }: CountBadgeProps) {
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
