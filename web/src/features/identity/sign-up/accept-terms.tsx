import { useId } from 'react';
import { TermsWords } from '../../../app/session/entry/terms-words';
import styles from './accept-terms.module.css';

export function AcceptTerms({ error, accepted }: { error?: string; accepted: boolean }) {
  const id = useId();
  return (
    <div>
      <label className={styles.row}>
        <input
          type="checkbox"
          name="acceptTerms"
          value="true"
          required
          defaultChecked={accepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
        />
        <span>
          <TermsWords words="accept" />
        </span>
      </label>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
