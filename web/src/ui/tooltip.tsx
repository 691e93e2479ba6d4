import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classes } from './classes';
import styles from './tooltip.module.css';

type TooltipProps = { text: string; children: ReactNode };

/** A word that explains itself when it is pointed at, focused or tapped; Escape takes the explanation away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
  const renew = () => setDismissed(false);
  return (
    <span className={classes(styles.root, dismissed && styles.dismissed)} onPointerEnter={renew}>
      <button
        type="button"
        className={styles.word}
        aria-describedby={id}
        onKeyDown={onKeyDown}
        onFocus={renew}
      >
        {children}
      </button>
      <span id={id} role="tooltip" className={styles.text}>
        {text}
      </span>
    </span>
  );
}
