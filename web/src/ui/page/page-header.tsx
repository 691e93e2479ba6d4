import { classes } from '../classes';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: string;
  lead: string;
  /** Of a page that wins somebody over, instead of one they work with. */
  loud?: boolean;
};

export function PageHeader({ title, lead, loud = false }: PageHeaderProps) {
  return (
    <header className={classes(styles.header, loud && styles.loud)}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
  );
}
