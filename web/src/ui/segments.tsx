import { useId } from 'react';
import styles from './segments.module.css';

type SegmentsProps<T extends string> = {
  label: string;
  choices: readonly T[];
  chosen: T;
  nameOf: (choice: T) => string;
  /** How many there are of it, said after its name; has its room before that is known. */
  countOf?: (choice: T) => string | undefined;
  onChoose: (choice: T) => void;
};

/** One of a few, side by side, by the browser's own radio buttons. What does not fit is scrolled to. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, choices, chosen, nameOf, countOf, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.segment}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
          <span>{nameOf(choice)}</span>
          {countOf && <i>{countOf(choice)}</i>}
        </label>
      ))}
    </fieldset>
  );
}
