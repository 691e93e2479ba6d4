import type { ComponentProps } from 'react';

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  value: string;
  onValue: (value: string) => void;
};

/** Text, since a number field of the browser's refuses "1,200"; `readNumber` reads it. */
export const NumberInput = ({ onValue, ...rest }: NumberInputProps) => (
  <input
    type="text"
    inputMode="decimal"
    autoComplete="off"
    onChange={({ target }) => onValue(target.value)}
    {...rest}
  />
);
