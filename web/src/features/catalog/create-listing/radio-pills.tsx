import styles from './radio-pills.module.css';

type RadioPillsProps<T extends string> = {
  /** Given by the form. */
  id?: string;
  value?: T | null;
  onChange?: (value: T) => void;
  values: readonly T[];
  nameOf: (value: T) => string;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true' | 'false' | boolean;
};

/** One of a few, all in view. */
export function RadioPills<T extends string>(props: RadioPillsProps<T>) {
  const { id, value, onChange, values, nameOf, ...described } = props;
  return (
    <div role="radiogroup" className={styles.pills} {...described}>
      {values.map((choice, index) => (
        <label key={choice} className={styles.pill}>
          <input
            type="radio"
            // The field's label belongs to the first one.
            id={index === 0 ? id : undefined}
            name={id}
            value={choice}
            checked={choice === value}
            onChange={() => onChange?.(choice)}
          />
          {nameOf(choice)}
        </label>
      ))}
    </div>
  );
}
