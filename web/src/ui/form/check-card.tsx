import { useId } from 'react';
import styles from './check-card.module.css';

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
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
