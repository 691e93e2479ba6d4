import styles from './step-head.module.css';

/** What is asked for on a page that makes a listing, and what becomes of it. */
export const StepHead = ({ title, lead }: { title: string; lead: string }) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    <p>{lead}</p>
  </header>
);
