import { useId } from 'react';
import type { SettingsSectionProps } from '../../../app/feature';
import styles from './section.module.css';

/** `id` is what an address may point at. */
export function Section({ id, title, lead, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
