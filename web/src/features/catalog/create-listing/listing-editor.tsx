import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { mostImages } from '#contract/listings';
import type { SessionProfile } from '../../../api/session-token';
import { lazyPage } from '../../../app/routing/lazy-page';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast/toast-store';
import { ListingFields } from './fields/listing-fields';
import { FormNote } from './form-note';
import styles from './listing-editor.module.css';
import { PhotosField } from './photos/photos-field';
import { Preview } from './preview';
import type { Start } from './start';
import { type ListingFormSetup, useListingForm } from './use-listing-form';

const UNDO_MS = 10_000;

/** For whoever is refused. */
const guestLimit = lazyPage(() => import('./guest-limit').then(({ GuestLimit }) => GuestLimit));

type ListingEditorProps = ListingFormSetup & {
  profile: SessionProfile;
  title: string;
  /** It was made of a recording. */
  spoken?: boolean;
  /** How it stands with the draft, given the way to put another one into the form. */
  renderStatus?: (begin: (start: Start) => void) => ReactNode;
  notice?: ReactNode;
  submit: string;
};

/** The form of a listing, new or not, with its pictures, its draft and its preview. */
export function ListingEditor(props: ListingEditorProps) {
  const { profile, title, spoken = false, renderStatus, notice, submit, draft, start } = props;
  const { t } = useTranslation('create-listing');
  const { form, errors, busy, limited, values, byAi, photos, current, left, readOnly, change, begin } =
    useListingForm(props);

  const startOver = () => {
    const before = current;
    begin(start);
    draft.drop();
    toast({
      title: t('create.draft.started-over'),
      duration: UNDO_MS,
      action: {
        label: t('create.draft.undo'),
        onFollow: () => {
          begin(before);
          photos.restore(before.photos);
        },
      },
    });
  };

  return (
    <div className={styles.page}>
      <div>
        <div className={styles.head}>
          <h1>{title}</h1>
          {renderStatus?.(begin)}
        </div>
        {notice}
        {left && (
          <FormNote
            title={t('create.draft.restored')}
            action={t('create.draft.start-over')}
            onAction={startOver}
          />
        )}
        {limited && (
          <Suspense>
            <guestLimit.Page />
          </Suspense>
        )}
        <form {...form} className={styles.form}>
          <PhotosField photos={photos} most={mostImages(spoken)} readOnly={readOnly} />
          <ListingFields values={values} errors={errors} byAi={byAi} onChange={change} />
          <Button type="submit" size="large" wide busy={busy}>
            {busy ? t('create.saving') : submit}
          </Button>
        </form>
      </div>
      <Preview values={values} photos={photos.photos} byAi={byAi.length > 0} sellerName={profile.name} />
    </div>
  );
}
