import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast/toast-store';
import { type AlikeListings, asItStood, type Favorite } from '../favorite-data';
import { useSetFavorite } from '../hearts/use-set-favorite';
import type { View } from '../use-view';
import { FavoriteCard } from './favorite-card';

type FavoriteItemProps = {
  favorite: Favorite;
  alike: AlikeListings | undefined;
  view: View;
  /** More are saved than the plan allows: what is taken off cannot come back. */
  overPlan: boolean;
};

/** Taken off the list, it may go back to where it stood while the message is there; where it may not, that is asked first. */
export function FavoriteItem({ favorite, alike, view, overPlan }: FavoriteItemProps) {
  const { t } = useTranslation('favorites');
  const [asking, setAsking] = useState(false);
  const setFavorite = useSetFavorite();
  const { id, title } = favorite;
  const remove = async () => {
    setAsking(false);
    if (!(await setFavorite({ id, saved: false }))) return;
    const undo = () => void setFavorite({ id, saved: true, before: asItStood(favorite) });
    const action = { label: t('removed.undo'), onFollow: undo };
    toast({ title: t('removed.title'), ...(!overPlan && { action }) });
  };
  return (
    <li>
      <FavoriteCard
        favorite={favorite}
        alike={alike}
        view={view}
        onRemove={() => (overPlan ? setAsking(true) : void remove())}
      />
      <ConfirmDialog
        open={asking}
        title={t('removing.title')}
        text={t('removing.text', { title })}
        keep={t('removing.keep')}
        confirm={t('removing.remove')}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </li>
  );
}
