import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SlotProps } from '../../../../app/feature';
import { useSession } from '../../../../app/session/use-session';
import { useHeartQuery } from '../favorite-data';
import { FAVORITE } from '../parameter';
import { useSetFavorite } from './use-set-favorite';

type ListingHeartProps = SlotProps['listing-card'] & {
  Draw: ComponentType<{ title: string; saved: boolean; onPress: () => void }>;
};

export function ListingHeart(props: ListingHeartProps) {
  const { status } = useSession();
  if (status === 'unknown') return null;
  return status === 'visitor' ? <VisitorsHeart {...props} /> : <OwnHeart {...props} />;
}

/** There as soon as it is known whether the listing is saved; on a listing of one's own there is none. */
function OwnHeart({ listing: { id, title }, Draw }: ListingHeartProps) {
  const { currentData: heart, data, isError } = useHeartQuery(id);
  const setFavorite = useSetFavorite();
  // Where another one stood before, it stays as if not saved until that is known: to save twice changes nothing.
  if (heart === 'own' || (!data && !isError)) return null;
  const saved = heart === 'saved';
  return <Draw title={title} saved={saved} onPress={() => void setFavorite({ id, saved: !saved })} />;
}

/** Asks who it is, over the page on which the heart will be set. */
function VisitorsHeart({ listing: { id, title }, Draw }: ListingHeartProps) {
  const navigate = useNavigate();
  const ask = () => {
    const search = new URLSearchParams(location.search);
    search.set(FAVORITE, id);
    const to = { pathname: location.pathname, search: search.toString(), hash: location.hash };
    void navigate(to, { state: { keepScroll: true, opened: FAVORITE } });
  };
  return <Draw title={title} saved={false} onPress={ask} />;
}
