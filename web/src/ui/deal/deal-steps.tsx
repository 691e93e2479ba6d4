import { Check, type LucideIcon } from 'lucide-react';
import { classes } from '../classes';
import styles from './deal.module.css';

export interface DealStep {
  id: string;
  icon: LucideIcon;
  name: string;
  /** A price, a day. */
  beneath?: string | null;
}

type DealStepsProps = {
  label: string;
  steps: readonly DealStep[];
  /** Which of them the two people are at: those before it are done. */
  now: number;
  /** Said of those that are. */
  done: string;
};

/** How far two people have come with a thing. */
export function DealSteps({ label, steps, now, done }: DealStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, icon, name, beneath }, at) => {
        const Icon = at < now ? Check : icon;
        return (
          <li
            key={id}
            className={classes(styles.step, at < now && styles.done, at === now && styles.now)}
            aria-current={at === now ? 'step' : undefined}
          >
            <span className={styles.dot}>
              <Icon aria-hidden="true" />
            </span>
            <b>{name}</b>
            {at < now && <span className="visually-hidden">{done}</span>}
            <span>{beneath}</span>
          </li>
        );
      })}
    </ol>
  );
}
