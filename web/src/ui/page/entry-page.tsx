import { Armchair, Bike, Camera, Lamp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes';
import styles from './entry-page.module.css';

type EntryPageProps = {
  title: string;
  lead?: string;
  /** Large words beside the form on wide screens; without them the page is one narrow column. */
  motto?: string;
  /** It stands in the place of what was just tapped, which has gone. */
  answers?: boolean;
  children?: ReactNode;
};

/**
 * The frame of pages with one short form or message: signing in and up, and what mails link to. When another title says
 * what has come of a tap, and nothing else has taken the focus that went with the button, the heading does: it is read.
 */
export function EntryPage({ title, lead, motto, answers = false, children }: EntryPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const said = useRef(answers ? undefined : title);
  useEffect(() => {
    if (said.current === title) return;
    said.current = title;
    // After `useFocusKept`, which knows better where it belongs.
    queueMicrotask(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
  }, [title]);
  return (
    <div className={classes(styles.page, motto && styles.split)}>
      <div className={styles.column}>
        <header>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
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
