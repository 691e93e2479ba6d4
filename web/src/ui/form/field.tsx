import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** To be spread on the control: it ties label, hint and error to it. */
export type ControlProps = {
  id: string;
  className: string;
  required: boolean;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  /** Of a group, which has no label of the browser's. */
  'aria-labelledby': string | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** At the other end of the label's line. */
  aside?: ReactNode;
  hint?: string;
  error?: string;
  required?: boolean;
  /** Several controls that make one choice; to be spread on what holds them. */
  group?: boolean;
  /** `<Field label="…">{(control) => <input {...control} name="…" />}</Field>` */
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control of the light forms, with its hint and its error text read out together with it. */
export function Field({ label, aside, hint, error, required = false, group = false, children }: FieldProps) {
  const id = useId();
  const described = [aside && `${id}-aside`, hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        {group ? (
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
        ) : (
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
        )}
        {aside && <div id={`${id}-aside`}>{aside}</div>}
      </div>
      {children({
        id,
        className: group ? '' : (styles.control ?? ''),
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-labelledby': group ? `${id}-label` : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
