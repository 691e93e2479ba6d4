import { useId } from 'react';
import type { HomeSectionProps } from '../../../app/feature';
import styles from './section.module.css';

export function Section({ title, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}
