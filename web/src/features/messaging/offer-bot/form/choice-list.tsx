import { useId } from 'react';
import styles from './choice-list.module.css';

type ChoiceListProps<T extends string> = {
  legend: string;
  choices: readonly { value: T; label: string; hint: string }[];
  value: T;
  onChange: (value: T) => void;
};

/** One of a few, each with a sentence about it. */
export function ChoiceList<T extends string>({ legend, choices, value, onChange }: ChoiceListProps<T>) {
  const id = useId();
  return (
    <fieldset className={styles.list}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={choice.value === value}
            aria-labelledby={`${id}-${choice.value}`}
            aria-describedby={`${id}-${choice.value}-hint`}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <span id={`${id}-${choice.value}`} className={styles.label}>
              {choice.label}
            </span>
            <span id={`${id}-${choice.value}-hint`} className={styles.hint}>
              {choice.hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
