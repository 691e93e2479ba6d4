import { CircleCheck, Ellipsis, Hourglass, RotateCcw, Store, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { daysToRenewal, type ListingMove, mayMove } from '#contract/selling/listing-moves';
import type { OwnedListing, SlotProps } from '../../../app/feature';
import { lazyPage } from '../../../app/routing/lazy-page';
import { usePanel } from '../../../app/shell/panels/panels';
import { Button, IconButton } from '../../../ui/button';
import { Menu } from '../../../ui/menu/menu';
import { MenuAction } from '../../../ui/menu/menu-item';
import { useMoves } from './use-moves';

const sellDialog = lazyPage(() => import('./sell-dialog').then(({ SellDialog }) => SellDialog));
const takeBackDialog = lazyPage(() =>
  import('./take-back-dialog').then(({ TakeBackDialog }) => TakeBackDialog),
);

const ICONS = { sell: CircleCheck, reserve: Hourglass, release: Undo2, renew: RotateCcw, relist: Store };

/** What a seller can do with a listing in the state it is in. */
export function OwnListingActions({ listing, menu }: SlotProps['own-listing']) {
  const { t } = useTranslation('selling');
  const selling = usePanel(sellDialog);
  const relisting = usePanel(takeBackDialog);
  const releasing = usePanel(takeBackDialog);
  const moves = useMoves(listing);
  const offered = movesOf(listing);
  const act = (move: ListingMove) => {
    if (move === 'sell') selling.show();
    else if (move === 'relist') relisting.show();
    else if (move === 'release' && listing.held) releasing.show();
    else void moves[move]();
  };
  // On its page, what most come for is a button.
  const [first] = menu ? [] : offered;
  const rest = offered.filter((move) => move !== first);
  const FirstIcon = first && ICONS[first];
  const label = menu?.label ?? t('actions', { title: listing.title });
  return (
    <>
      {first && FirstIcon && (
        <Button variant="secondary" onClick={() => act(first)}>
          <FirstIcon aria-hidden="true" />
          {t(first)}
        </Button>
      )}
      {(menu || rest.length > 0) && (
        <Menu
          align={menu ? 'end' : 'start'}
          label={label}
          renderTrigger={(props) => (
            <IconButton label={label} {...props}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          )}
        >
          {rest.map((move) => (
            <MenuAction key={move} icon={ICONS[move]} onSelect={() => act(move)}>
              {t(move)}
            </MenuAction>
          ))}
          {menu?.last}
        </Menu>
      )}
      {selling.mounted && <sellDialog.Page open={selling.open} onClose={selling.close} listing={listing} />}
      {relisting.mounted && (
        <takeBackDialog.Page
          move="relist"
          open={relisting.open}
          onClose={relisting.close}
          listing={listing}
        />
      )}
      {releasing.mounted && (
        <takeBackDialog.Page
          move="release"
          open={releasing.open}
          onClose={releasing.close}
          listing={listing}
        />
      )}
    </>
  );
}

const ORDER = ['sell', 'relist', 'reserve', 'release', 'renew'] as const satisfies ListingMove[];

const movesOf = ({ status, createdAt }: OwnedListing): ListingMove[] =>
  ORDER.filter(
    (move) =>
      mayMove(move, status) && (move !== 'renew' || daysToRenewal(new Date(createdAt), new Date()) === 0),
  );
