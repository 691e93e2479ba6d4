import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { LISTING_LIMITS } from '#contract/listings';
import type { Problem } from '../../../../api/problem';
import { fetchAhead } from '../../../../app/routing/lazy-page';
import { useForm } from '../../../../app/use-form';
import { Button } from '../../../../ui/button';
import { FormNote } from '../form-note';
import { checkFiles } from '../photos/check-files';
import { photosThere } from '../photos/photo';
import { PhotosField } from '../photos/photos-field';
import { useListingPhotos } from '../photos/use-listing-photos';
import { useDraftImagesMutation } from '../review/drafting-data';
import { type DraftingStep, reviewDraft } from '../review/drafting-page';
import { OtherWays } from '../review/other-ways';
import { refuse, tellRefusal } from '../review/refusals';
import { StepHead } from '../review/step-head';
import styles from './image-step.module.css';
import { keepPhotos, photosLeft, photosToKeep } from './kept-photos';
import { type PhotoStage, PhotoStages } from './photo-stages';
import { shrunk } from './shrunk';

const LIMITS = { max: LISTING_LIMITS.images, maxMb: DRAFTING_LIMITS.imageMegabytes };

/** Pictures of the thing, of which the listing is made. */
export function ImageStep({ profile, notice, before, onMade }: DraftingStep) {
  const { t } = useTranslation('create-image');
  const [left] = useState(() =>
    before ? { photos: [...before.photos], missing: [] } : photosLeft(profile.id),
  );
  const photos = useListingPhotos(left.photos, shrunk);
  const [missing, setMissing] = useState(left.missing);
  const [stage, setStage] = useState<PhotoStage | null>(null);
  const [draft] = useDraftImagesMutation();

  const kept = photosToKeep(profile.id, { photos: photos.photos, missing });
  useEffect(() => keepPhotos(kept), [kept]);

  const take = (files: readonly File[]) => {
    const there = photos.photos.length;
    const { accepted, refusal } = checkFiles(files, there, { megabytes: LIMITS.maxMb });
    if (accepted.length > 0) {
      photos.add(accepted);
      setMissing([]);
    }
    const reason = refusal === 'count' && there >= LIMITS.max ? 'full' : refusal;
    if (reason) refuse(t(`refused.${reason}.title`), t(`refused.${reason}.text`, LIMITS));
  };
  const fail = (say: () => void) => {
    setStage('error');
    say();
  };
  const { form, errors, busy } = useForm<'images'>({
    context: 'catalog',
    fields: ['images'],
    check: () => {
      if (photos.photos.length > 0) return {};
      refuse(t('none.title'), t('none.text'));
      return { images: t('none.text') };
    },
    send: async () => {
      setStage('uploading');
      const images = await photos.settled();
      if (!images) return fail(() => refuse(t('upload-failed.title'), t('upload-failed.text')));
      setStage('analyzing');
      const drafted = await draft({ draftImagesBody: { imageIds: images.map(({ id }) => id) } }).unwrap();
      setStage('generating');
      await fetchAhead(reviewDraft);
      setStage('complete');
      onMade({ drafted, photos: photosThere(images, Date.now()) }, () => keepPhotos(null));
    },
    refused: (problem: Problem) => fail(() => tellRefusal(problem, t('failed.title'), t('failed.text'))),
  });
  const shares = photos.photos.map((photo) => (photo.state === 'uploading' ? photo.share : 1));
  return (
    <div className={styles.page}>
      <StepHead title={t('headline')} lead={t('lead')} />
      {notice}
      {missing.length > 0 && (
        <FormNote title={t('missing.title', { count: missing.length })}>
          {t('missing.text', { count: missing.length, names: missing.join(', ') })}
        </FormNote>
      )}
      <form {...form} className={styles.form}>
        <PhotosField photos={photos} hint={t('hint', LIMITS)} onFiles={take} readOnly={busy} />
        {errors.images && photos.photos.length === 0 && (
          <p role="alert" className={styles.error}>
            {errors.images}
          </p>
        )}
        {stage && <PhotoStages stage={stage} uploaded={mean(shares)} />}
        <Button type="submit" size="large" busy={busy}>
          <Sparkles aria-hidden="true" />
          {t(busy ? 'generating' : 'generate')}
        </Button>
      </form>
      <OtherWays />
    </div>
  );
}

const mean = (shares: readonly number[]) =>
  shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
