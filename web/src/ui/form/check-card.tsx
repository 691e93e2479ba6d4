import { useId } from 'react';
import styles from './check-card.module.css';
import { ControlWords, namesOf } from './control-words';

type CheckCardProps = {
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A yes or no that deserves a sentence. */
export function CheckCard({ name, label, hint, checked, onChange }: CheckCardProps) {
  const id = useId();
  return (
    <label className={styles.card}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        {...namesOf(id, hint)}
        onChange={({ target }) => onChange(target.checked)}
      />
      <ControlWords id={id} label={label} hint={hint} />
    </label>
  );
}
