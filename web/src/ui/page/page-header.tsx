import styles from './page-header.module.css';

export function PageHeader({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
  );
}
