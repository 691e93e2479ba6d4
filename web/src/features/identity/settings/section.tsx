import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type SectionProps = { title: string; lead?: string; children: ReactNode };

export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
