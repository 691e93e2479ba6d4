import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes';
import field from './field.module.css';
import styles from './select.module.css';

type SelectProps<T extends string> = Omit<ComponentPropsWithRef<'select'>, 'children'> & {
  choices: readonly T[];
  nameOf: (choice: T) => string;
  /** For names in a language of their own. */
  langOf?: (choice: T) => string;
  /** Stands there until something is chosen. */
  placeholder?: string;
  onChoose?: (choice: T) => void;
};

/** One of a list, by the browser's own control, which phones, keyboards and screen readers know best. */
export function Select<T extends string>({
  choices,
  nameOf,
  langOf,
  placeholder,
  onChoose,
  onChange,
  className = field.control,
  ...rest
}: SelectProps<T>) {
  // A form that knows of no value yet says so by undefined.
  const value = 'value' in rest && { value: rest.value ?? '' };
  return (
    <select
      {...rest}
      {...value}
      className={classes(className, styles.select)}
      onChange={(event) => {
        onChange?.(event);
        const chosen = choices.find((choice) => choice === event.target.value);
        if (chosen !== undefined) onChoose?.(chosen);
      }}
    >
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {choices.map((choice) => (
        <option key={choice} value={choice} lang={langOf?.(choice)}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  );
}
