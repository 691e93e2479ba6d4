import styles from './control-words.module.css';

/** What a box or a switch is for, and a sentence about it; `namesOf` the same `id` joins the control to it. */
export function ControlWords({ id, label, hint }: { id: string; label: string; hint?: string }) {
  return (
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
  );
}

/** What the control beside those words says of itself. */
export const namesOf = (id: string, hint?: string) => ({
  'aria-labelledby': `${id}-label`,
  'aria-describedby': hint && `${id}-hint`,
});
