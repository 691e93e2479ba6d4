import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type SectionProps = { title: string; more?: ReactNode; children: ReactNode };

export function Section({ title, more, children }: SectionProps) {
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
