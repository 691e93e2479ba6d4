import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './insight-card.module.css';

type InsightCardProps = {
  icon: LucideIcon;
  title: string;
  /** What it comes to, in a sentence. */
  summary: string;
  /** How much stands behind it. */
  evidence?: string;
  children?: ReactNode;
};

export function InsightCard({ icon: Icon, title, summary, evidence, children }: InsightCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id}>
        <Icon aria-hidden="true" />
        {title}
      </h2>
      <p>{summary}</p>
      {children}
      {evidence && <p className={styles.evidence}>{evidence}</p>}
    </section>
  );
}
