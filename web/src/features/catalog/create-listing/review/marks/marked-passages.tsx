import { type ReactNode, useRef } from 'react';
import { markedParts } from './marked-parts';
import styles from './marked-passages.module.css';

type MarkedPassagesProps = {
  text: string;
  /** As they stand in the text. */
  passages: readonly string[];
  /** The text area that shows it. */
  children: ReactNode;
};

/** Marks what is not sure in a text area, which can hold nothing but text: the same words stand behind it, unseen. */
export function MarkedPassages({ text, passages, children }: MarkedPassagesProps) {
  const behind = useRef<HTMLDivElement>(null);
  return (
    <div
      className={styles.field}
      onScrollCapture={({ target }) => {
        if (target instanceof HTMLTextAreaElement) behind.current?.scrollTo(0, target.scrollTop);
      }}
    >
      {passages.length > 0 && (
        <div ref={behind} aria-hidden="true" className={styles.behind}>
          {markedParts(text, passages).map(({ at, part, marked }) =>
            marked ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
          )}
        </div>
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
