import { lazyPage } from '../../../app/lazy-page';
import { usePanel } from '../../../app/shell/panels';
import { SortButton } from './sort-button';
import styles from './sort-menu.module.css';
import type { SortMenuProps } from './sorting';

const choices = lazyPage(() => import('./sort-choices').then(({ SortChoices }) => SortChoices));

/** On wide screens only; on phones sorting is among the filters. */
export function SortMenu(props: SortMenuProps) {
  const panel = usePanel(choices);
  return (
    <div className={styles.menu}>
      {panel.mounted ? (
        <choices.Page {...props} />
      ) : (
        <SortButton sort={props.sort} aria-haspopup="menu" aria-expanded={false} onClick={panel.show} />
      )}
    </div>
  );
}
