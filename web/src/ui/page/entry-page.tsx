import { Armchair, Bike, Camera, Lamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './entry-page.module.css';

type EntryPageProps = {
  title: string;
  lead?: string;
  /** Large words beside the form on wide screens; without them the page is one narrow column. */
  motto?: string;
  children: ReactNode;
};

/** The frame of pages with one short form or message: signing in and up, and what mails link to. */
export function EntryPage({ title, lead, motto, children }: EntryPageProps) {
  return (
    <div className={classes(styles.page, motto && styles.split)}>
      <div className={styles.column}>
        <header>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
      {motto && <Motto text={motto} />}
    </div>
  );
}

const TILES = [
  { name: 'chair', Icon: Armchair },
  { name: 'bike', Icon: Bike },
  { name: 'lamp', Icon: Lamp },
  { name: 'camera', Icon: Camera },
] as const;

function Motto({ text }: { text: string }) {
  return (
    <aside className={styles.motto}>
      <div className={styles.tiles} aria-hidden="true">
        {TILES.map(({ name, Icon }) => (
          <span key={name} className={classes(styles.tile, styles[name])}>
            <Icon strokeWidth={1.2} />
          </span>
        ))}
      </div>
      <p>{text}</p>
    </aside>
  );
}
