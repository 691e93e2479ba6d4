import { EllipsisVertical, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Dialog } from '../../../ui/dialog';
import { Link } from '../../../ui/link';
import { Menu } from '../../../ui/menu/menu';
import { MenuAction } from '../../../ui/menu/menu-item';
import { DeleteSearch } from './delete-search';
import { NewsChip } from './news-chip';
import { type SavedSearch, useSeeSearchMutation } from './saved-searches-data';
import styles from './saved-searches-page.module.css';
import { SearchForm } from './search-form';
import { fieldsOfSearch, searchPath } from './searched';
import { usePauseSearch } from './use-pause-search';
import { useSearchWords } from './use-search-words';

export function SearchRow({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('saved-searches');
  const [asking, setAsking] = useState<'edit' | 'delete'>();
  const [see] = useSeeSearchMutation();
  const pause = usePauseSearch(search);
  const inWords = useSearchWords();
  const { id, name, active, news, frequency, email, emailConfirmed } = search;
  const close = () => setAsking(undefined);
  const label = t('row.menu', { name });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link to={searchPath(search)} onClick={() => news > 0 && void see({ id })}>
            {name}
          </Link>
          <NewsChip news={news} />
          {!active && <Chip tone="warn">{t('row.paused')}</Chip>}
          {email && !emailConfirmed && <Chip tone="warn">{t('row.unconfirmed')}</Chip>}
        </p>
        <p className={styles.quiet}>{inWords(fieldsOfSearch(search)).join(' · ')}</p>
        <p className={styles.quiet}>{t(`frequencies.${frequency}`)}</p>
      </div>
      <Menu
        label={label}
        renderTrigger={(props) => (
          <IconButton label={label} {...props}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        )}
      >
        <MenuAction icon={Pencil} onSelect={() => setAsking('edit')}>
          {t('row.edit')}
        </MenuAction>
        <MenuAction icon={active ? Pause : Play} onSelect={pause}>
          {t(active ? 'row.pause' : 'row.resume')}
        </MenuAction>
        <MenuAction icon={Trash2} onSelect={() => setAsking('delete')}>
          {t('row.delete')}
        </MenuAction>
      </Menu>
      <Dialog open={asking === 'edit'} onClose={close} title={t('form.edit-title')}>
        <SearchForm search={search} name={name} fields={fieldsOfSearch(search)} onDone={close} />
      </Dialog>
      <DeleteSearch id={id} name={name} open={asking === 'delete'} onClose={close} />
    </li>
  );
}
