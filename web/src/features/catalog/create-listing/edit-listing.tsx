import { Lock, PackageX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LISTING_FIELDS } from '#contract/drafts';
import {
  type EditListingBody,
  type ListingDetail,
  useEditListingMutation,
  useListingQuery,
} from '../../../api/catalog/listings';
import { claimProblem } from '../../../api/claimed-problems';
import { isProblem } from '../../../api/problem';
import type { SessionProfile } from '../../../api/session-token';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { useStillShown } from '../../../app/routing/use-still-here';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { FoundWrong } from '../../../app/use-form';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { toast } from '../../../ui/toast/toast-store';
import { type EditDraft, editUpon } from './draft/edit-draft';
import { EditedElsewhere } from './draft/edited-elsewhere';
import { useEditDraft } from './draft/use-edit-draft';
import { ListingEditor } from './listing-editor';
import { isSame, type ListingWords, valuesOf, wordsOf } from './listing-values';
import { photosThere } from './photos/photo';
import { type Start, startOf } from './start';
import type { Save } from './use-submit';

/** The listing as it was when its edit was begun, and what was changed in it before, if anything. */
type BegunEdit = { listing: ListingDetail; before: EditDraft | null };

type EditListingProps = { id: string; profile: SessionProfile };

export function EditListing({ id, profile }: EditListingProps) {
  const { t } = useTranslation(['create-listing', 'listing', 'common']);
  const { currentData, fulfilledTimeStamp, error, isFetching, refetch } = useListingQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const [openedAt] = useState(Date.now);
  // Begun from once: what was read before may have been changed elsewhere since, or is what the server drew for a
  // visitor, who is not told the postal code.
  const [begun, begin] = useState<BegunEdit | null>(null);
  const isLatest = (fulfilledTimeStamp ?? 0) >= openedAt || (error && !isFetching);
  if (!begun && currentData && isLatest) begin({ listing: currentData, before: null });
  if (isProblem(error) && error.status === 404)
    return (
      <EmptyState icon={PackageX} title={t('listing:not-found')} text={t('listing:not-found-text')}>
        <ButtonLink to={paths.home}>{t('common:actions.back-home')}</ButtonLink>
      </EmptyState>
    );
  if (!begun)
    return error && !isFetching ? (
      <QueryError title={t('listing:failed.title')} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageWaiting />
    );
  if (profile.role !== 'admin' && begun.listing.seller?.id !== profile.id)
    return (
      <EmptyState icon={Lock} title={t('create.edit.refused.title')} text={t('create.edit.refused.text')}>
        <ButtonLink to={paths.listing(id)}>{t('create.edit.refused.back')}</ButtonLink>
      </EmptyState>
    );
  return (
    <EditForm
      key={begun.listing.updatedAt}
      {...begun}
      profile={profile}
      onReread={() => refetch().unwrap()}
      onCollided={begin}
    />
  );
}

type EditFormProps = BegunEdit & {
  profile: SessionProfile;
  /** @throws Problem */
  onReread: () => Promise<ListingDetail>;
  /** What was changed here was changed elsewhere, too: the form begins anew upon that, and asks. */
  onCollided: (begun: BegunEdit) => void;
};

function EditForm({ listing, before, profile, onReread, onCollided }: EditFormProps) {
  const { t } = useTranslation(['create-listing', 'listing']);
  const navigate = useNavigate();
  const isStillShown = useStillShown();
  const [edit] = useEditListingMutation();
  const { draft, collision, standing } = useEditDraft(listing, profile.id, before);
  const [start] = useState(
    (): Start => ({ values: valuesOf(listing), photos: photosThere(listing.images), byAi: [] }),
  );
  const save: Save = async (words, imageIds) => {
    const changes = changesOf(listing, words, imageIds);
    const send = ({ id, updatedAt }: ListingDetail) =>
      edit({ id, editListingBody: { ...changes, updatedAt } }).unwrap();
    try {
      await send(listing);
    } catch (error) {
      if (!isProblem(error) || error.code !== 'catalog.listing-changed-elsewhere') throw error;
      claimProblem(error);
      const now = await onReread();
      const mine = standing();
      if (mine && editUpon(now, mine)?.collided.length) {
        onCollided({ listing: now, before: mine });
        throw new FoundWrong({});
      }
      await send(now);
    }
    if (isStillShown()) void navigate(paths.listing(listing.id), { replace: true });
    toast({
      title: t('create.edit.done.title'),
      description: t('create.edit.done.text', { title: words.title }),
    });
  };
  return (
    <ListingEditor
      profile={profile}
      title={t('create.edit.title')}
      spoken={listing.spoken}
      draft={draft}
      renderStatus={(begin) =>
        collision && <EditedElsewhere collision={collision} onTheirs={(theirs) => begin(startOf(theirs))} />
      }
      start={start}
      submit={t('create.edit.save')}
      save={save}
      failure={t('create.edit.failed')}
    />
  );
}

/** Only what somebody has changed here: what was changed elsewhere meanwhile, or what they are not told, stays as it is. */
function changesOf(listing: ListingDetail, words: ListingWords, imageIds: string[]): EditListingBody {
  const was = wordsOf(valuesOf(listing));
  const changed = LISTING_FIELDS.filter((field) => !isSame(words[field], was[field]));
  const isShown = isSame(
    imageIds,
    listing.images.map(({ id }) => id),
  );
  return {
    ...Object.fromEntries(changed.map((field) => [field, words[field]])),
    ...(!isShown && { imageIds }),
  };
}
