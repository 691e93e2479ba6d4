import type { FacetCount } from '../../../../api/catalog/listings';
import { classes } from '../../../../ui/classes';
import { Count } from '../count';
import styles from './choice-pills.module.css';
import pill from './pill.module.css';

type ChoicePillsProps<T extends string> = {
  label: string;
  values: readonly T[];
  chosen: T | undefined;
  nameOf: (value: T) => string;
  counts?: readonly FacetCount[];
  /** Undefined when what was chosen is let go of. */
  onChoose: (value: T | undefined) => void;
};

/** At most one of several; pressing the chosen one lets go of it. */
export function ChoicePills<T extends string>(props: ChoicePillsProps<T>) {
  const { label, values, chosen, nameOf, counts, onChoose } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={classes(pill.pill, value === chosen && pill.on)}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value === chosen ? undefined : value)}
          >
            {nameOf(value)}
            <Count of={counts?.find((count) => count.value === value)} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
