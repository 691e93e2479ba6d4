import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LISTING_FIELDS } from '#contract/drafts';
import type { SessionProfile } from '../../../api/session-token';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast/toast-store';
import type { FormDraft } from './draft/use-draft';
import { useDraftKeeping } from './draft/use-draft-keeping';
import { ListingFields } from './fields/listing-fields';
import { GuestLimit } from './guest-limit';
import styles from './listing-editor.module.css';
import type { ListingValues } from './listing-values';
import { Notice } from './notice';
import { PhotosField } from './photos/photos-field';
import { useListingPhotos } from './photos/use-listing-photos';
import { Preview } from './preview';
import { type Start, startOf } from './start';
import { type Save, useSubmit } from './use-submit';

const UNDO_MS = 10_000;

type ListingEditorProps = {
  profile: SessionProfile;
  title: string;
  draft: FormDraft;
  /** How it stands with the draft, given the way to put another one into the form. */
  renderStatus?: (begin: (start: Start) => void) => ReactNode;
  start: Start;
  notice?: ReactNode;
  submit: string;
  save: Save;
  /** What is said when saving failed for no reason that can be named. */
  failure: string;
};

/** The form of a listing, new or not, with its pictures, its draft and its preview. */
export function ListingEditor(props: ListingEditorProps) {
  const { profile, title, draft, renderStatus, start, notice, submit, save, failure } = props;
  const { t } = useTranslation('create-listing');
  const [left, setLeft] = useState(draft.restored);
  const [first] = useState(() => (left ? startOf(left) : start));
  const [values, setValues] = useState(first.values);
  const [byAi, setByAi] = useState(first.byAi);
  const photos = useListingPhotos(first.photos);
  const current: Start = { values, photos: photos.photos, byAi };
  const { form, errors, busy, mend, limited } = useSubmit({
    values,
    photos,
    failure,
    save: (words, imageIds) => draft.finish((draftId) => save(words, imageIds, byAi, draftId)),
  });

  const change = (changed: Partial<ListingValues>) => {
    setValues((before) => ({ ...before, ...changed }));
    setByAi((marked) => marked.filter((field) => !(field in changed)));
    mend(...Object.keys(changed));
  };
  const begin = ({ values: wanted, photos: shown, byAi: marked }: Start) => {
    setValues(wanted);
    photos.replace(shown);
    setByAi(marked);
    setLeft(null);
    mend(...LISTING_FIELDS);
  };
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
  useDraftKeeping({ draft, start, first, current });

  return (
    <div className={styles.page}>
      <div>
        <div className={styles.head}>
          <h1>{title}</h1>
          {renderStatus?.(begin)}
        </div>
        {notice}
        {left && (
          <Notice
            title={t('create.draft.restored')}
            action={t('create.draft.start-over')}
            onAction={startOver}
          />
        )}
        {limited && <GuestLimit />}
        <form {...form} className={styles.form}>
          <PhotosField photos={photos} />
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
