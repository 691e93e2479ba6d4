import type { PlaceKind } from '#contract/meetups';
import { PLACE_ICONS } from '../place-icons';
import styles from './schedule.module.css';

type PlaceCardProps = {
  kind: PlaceKind;
  name: string;
  quiet: string;
  checked: boolean;
  onChoose: () => void;
};

export function PlaceCard({ kind, name, quiet, checked, onChoose }: PlaceCardProps) {
  const Icon = PLACE_ICONS[kind];
  return (
    <label className={styles.place}>
      <span className={styles.mark}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <strong>{name}</strong>
        {quiet && <span className={styles.quiet}>{quiet}</span>}
      </span>
      <input type="radio" name="place" checked={checked} onChange={onChoose} />
    </label>
  );
}
