import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mostImages } from '#contract/listings';
import type { SessionProfile } from '../../../../api/session-token';
import { toast } from '../../../../ui/toast/toast-store';
import { AgainButton } from '../again/again-button';
import type { DraftContent } from '../draft/draft';
import { DraftStatusLine } from '../draft/draft-status-line';
import { alike } from '../draft/use-draft-keeping';
import { type FoundDraft, useKeptDraft } from '../draft/use-kept-draft';
import { GuestLimit } from '../guest-limit';
import { EMPTY } from '../listing-values';
import { PhotosField } from '../photos/photos-field';
import type { Start } from '../start';
import { useListingForm } from '../use-listing-form';
import { usePublish } from '../use-publish';
import { Cover } from './cover';
import type { Comparables } from './drafting-data';
import { ReviewBar } from './review-bar';
import { ReviewFields } from './review-fields';
import styles from './review-form.module.css';
import { Said } from './said';
import { useLookAlikes } from './use-look-alikes';

export type ReviewFormProps = {
  profile: SessionProfile;
  notice?: ReactNode;
  /** The draft that is looked at. */
  found: FoundDraft;
  /** What others ask for such a thing; missing where that is to be asked. */
  lookAlikes?: Comparables;
  /** The service that was to draft it has failed, and the product itself has done it. */
  fellBack?: boolean;
  /** It was made a moment ago. */
  isNew?: boolean;
  /** Somebody has written some of the words it was made of. */
  written?: boolean;
  /** Another try, in place of this one. */
  again?: { label: string; onPress: () => void };
  onNamed: (draft: string | null) => void;
};

const BLANK: Start = { values: EMPTY, photos: [], byAi: [] };

/** The form of a listing that was drafted: what each field comes from, and what only its seller can say. */
export function ReviewForm(props: ReviewFormProps) {
  const { profile, notice, found, fellBack = false, isNew = false, written = false } = props;
  const { again, onNamed } = props;
  const { t } = useTranslation(['draft-review', 'create-listing']);
  const { draft, keeper, state } = useKeptDraft(profile, found, onNamed);
  const lookAlikes = useLookAlikes(props.lookAlikes, found.content.values);
  const save = usePublish();
  const listing = useListingForm({
    draft,
    start: BLANK,
    save,
    failure: t('create-listing:create.failed-text'),
  });
  const { values, photos, errors, busy, form } = listing;
  // One tap answers it: what there is no answer for is not asked, its field is there anyway.
  const drafted = listing.drafted && {
    ...listing.drafted,
    questions: listing.drafted.questions.filter(({ answers }) => answers.length > 0),
  };

  const keep = () => {
    keeper.flush();
    toast({ title: t('kept.title'), description: t('kept.text') });
  };
  const mute = () => {
    // The server is to hear of the recording before it goes: it allows for more pictures.
    keeper.flush();
    listing.redraft((before) => ({ ...before, audioId: null }));
  };
  const question = { title: t('again.title'), text: t('again.text'), keep: t('again.keep') };
  const tryAgain = () => {
    keeper.drop();
    again?.onPress();
  };
  return (
    <form {...form} className={styles.form}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          {isNew && (
            <output className={styles.done}>
              <strong>{t('done.title')}</strong> {t('done.text')}
            </output>
          )}
          {fellBack && <p className={styles.lead}>{t('fell-back')}</p>}
        </div>
        <div className={styles.state}>
          <DraftStatusLine keeper={keeper} state={state} empty={BLANK} onBegin={listing.begin} />
          {again && (
            <AgainButton
              icon={RotateCcw}
              size="small"
              label={again.label}
              question={written || isChanged(listing.current, found.content) ? question : null}
              onAgain={tryAgain}
            />
          )}
        </div>
      </header>
      {notice}
      {listing.limited && <GuestLimit />}
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Cover photos={photos.photos} />
          <PhotosField
            photos={photos}
            most={mostImages(drafted?.spoken ?? false)}
            readOnly={listing.readOnly}
          />
          <Said audioId={drafted?.audioId ?? null} words={drafted?.prompt ?? null} onMute={mute} />
        </div>
        <ReviewFields
          values={values}
          errors={errors}
          drafted={drafted}
          lookAlikes={lookAlikes}
          onChange={listing.change}
          onSkip={(field) =>
            listing.redraft((before) => ({
              ...before,
              questions: before.questions.filter((each) => each.field !== field),
            }))
          }
        />
      </div>
      <ReviewBar values={values} questions={drafted?.questions ?? []} busy={busy} onKeep={keep} />
    </form>
  );
}

/** Whether somebody has worked on it since it was opened. */
const isChanged = ({ values, photos }: Start, opened: DraftContent) =>
  !alike(values, opened.values) ||
  photos.map(({ key }) => key).join() !== opened.images.map(({ id }) => id).join();
