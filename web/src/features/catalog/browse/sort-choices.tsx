import { useTranslation } from 'react-i18next';
import { LISTING_SORTS } from '#contract/listings';
import { Menu } from '../../../ui/menu';
import { MenuChoice } from '../../../ui/menu-item';
import { SortButton } from './sort-button';
import { type SortMenuProps, wanted } from './sorting';

/** The menu behind the button, fetched when it is pressed. */
export function SortChoices({ sort = 'newest', onChange }: SortMenuProps) {
  const { t } = useTranslation('catalog');
  return (
    <Menu
      initiallyOpen
      label={t('browse.sort')}
      renderTrigger={(props) => <SortButton sort={sort} {...props} />}
    >
      {LISTING_SORTS.map((choice) => (
        <MenuChoice
          key={choice}
          checked={choice === sort}
          onSelect={() => onChange({ sort: wanted(choice) })}
        >
          {t(`browse.sorts.${choice}`)}
        </MenuChoice>
      ))}
    </Menu>
  );
}
