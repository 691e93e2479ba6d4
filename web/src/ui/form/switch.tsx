import { useId } from 'react';
import { ControlWords, namesOf } from './control-words';
import styles from './switch.module.css';

type SwitchProps = {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Something that is on or off from the moment it is pressed. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <ControlWords id={id} label={label} hint={hint} />
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        {...namesOf(id, hint)}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
