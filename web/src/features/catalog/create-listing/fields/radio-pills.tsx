import type { ControlProps } from '../../../../ui/form/field';
import styles from './radio-pills.module.css';

type RadioPillsProps<T extends string> = ControlProps & {
  name: string;
  value: T | null;
  onChange: (value: T) => void;
  values: readonly T[];
  nameOf: (value: T) => string;
};

/** One of a few, all in view. */
export function RadioPills<T extends string>(props: RadioPillsProps<T>) {
  const { className: _, required, name, value, onChange, values, nameOf, ...described } = props;
  return (
    <div role="radiogroup" aria-required={required} className={styles.pills} {...described}>
      {values.map((choice) => (
        <label key={choice} className={styles.pill}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {nameOf(choice)}
        </label>
      ))}
    </div>
  );
}
