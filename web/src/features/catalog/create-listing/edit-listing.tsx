import { Lock, PackageX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type ListingDetail, useEditListingMutation, useListingQuery } from '../../../api/catalog/listings';
import { isProblem } from '../../../api/problem';
import type { SessionProfile } from '../../../api/session-token';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { PageWaiting } from '../../../app/shell/page-waiting';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { toast } from '../../../ui/toast/toast-store';
import { useEditDraft } from './draft/use-edit-draft';
import { ListingEditor } from './listing-editor';
import { valuesOf } from './listing-values';
import { photosThere } from './photos/photo';
import type { Start } from './start';
import type { Save } from './use-submit';

type EditListingProps = { id: string; profile: SessionProfile };

export function EditListing({ id, profile }: EditListingProps) {
  const { t } = useTranslation(['create-listing', 'listing', 'common']);
  const {
    currentData: listing,
    error,
    isFetching,
    refetch,
  } = useListingQuery(
    { id },
    // The server drew it for a visitor, who is not told the postal code.
    { refetchOnMountOrArgChange: true },
  );
  if (isProblem(error) && error.status === 404)
    return (
      <EmptyState icon={PackageX} title={t('listing:not-found')} text={t('listing:not-found-text')}>
        <ButtonLink to={paths.home}>{t('common:actions.back-home')}</ButtonLink>
      </EmptyState>
    );
  if (!listing)
    return error && !isFetching ? (
      <QueryError title={t('listing:failed.title')} error={error} onRetry={() => void refetch()} />
    ) : (
      <PageWaiting />
    );
  if (profile.role !== 'admin' && listing.seller?.id !== profile.id)
    return (
      <EmptyState icon={Lock} title={t('create.edit.refused.title')} text={t('create.edit.refused.text')}>
        <ButtonLink to={paths.listing(id)}>{t('create.edit.refused.back')}</ButtonLink>
      </EmptyState>
    );
  return <EditForm key={listing.zipCode} listing={listing} profile={profile} />;
}

function EditForm({ listing, profile }: { listing: ListingDetail; profile: SessionProfile }) {
  const { t } = useTranslation(['create-listing', 'listing']);
  const navigate = useNavigate();
  const [edit] = useEditListingMutation();
  const draft = useEditDraft(listing, profile.id);
  const [start] = useState(
    (): Start => ({ values: valuesOf(listing), photos: photosThere(listing.images), byAi: [] }),
  );
  const save: Save = async ({ zipCode, ...words }, imageIds) => {
    // An administrator does not see it: what nobody has changed is not sent.
    const moved = (zipCode ?? '') === start.values.zipCode ? {} : { zipCode };
    await edit({ id: listing.id, editListingBody: { ...words, ...moved, imageIds } }).unwrap();
    void navigate(paths.listing(listing.id), { replace: true });
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
      start={start}
      submit={t('create.edit.save')}
      save={save}
      failure={t('create.edit.failed')}
    />
  );
}
