import type { ComponentProps } from 'react';
import { classes } from '../../../../ui/classes';
import styles from './number-input.module.css';

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  value: string;
  onValue: (value: string) => void;
};

/** Without the little arrows, which nobody sets a price with. */
export function NumberInput({ onValue, className, ...rest }: NumberInputProps) {
  return (
    <input
      type="number"
      inputMode="decimal"
      min={0}
      autoComplete="off"
      className={classes(className, styles.number)}
      onChange={({ target }) => onValue(target.value)}
      // Scrolling past a focused number field would change it.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      {...rest}
    />
  );
}
