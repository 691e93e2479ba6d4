import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REVIEW_LIMITS, REVIEW_TAGS, type ReviewTag } from '#contract/community/reviews';
import {
  type DealToReview,
  useEditReviewMutation,
  useWriteReviewMutation,
} from '../../../../api/community/reviews';
import { PhotoChoice } from '../../../../app/photo-choice/photo-choice';
import { usePhotoChoice } from '../../../../app/photo-choice/use-photo-choice';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { useForm } from '../../../../app/use-form';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { toast } from '../../../../ui/toast/toast-store';
import { daysLeft } from '../days-left';
import forms from '../forms.module.css';
import styles from './review-form.module.css';
import { StarChoice } from './star-choice';

/** From so many characters on it is told how many are left. */
const NEARLY_FULL = REVIEW_LIMITS.text * 0.9;

/** What one side of a deal says of the other; what they wrote before stands there as long as nobody else has seen it. */
export function ReviewForm({ deal, onDone }: { deal: DealToReview; onDone: () => void }) {
  const { t } = useTranslation('reviews');
  const { date } = useFormat();
  const { saleId, side, other, item, mine, closesAt } = deal;
  const [write] = useWriteReviewMutation();
  const [edit] = useEditReviewMutation();
  const [stars, setStars] = useState(mine?.stars ?? 0);
  const [tags, setTags] = useState<readonly ReviewTag[]>(mine?.tags ?? []);
  const [length, setLength] = useState(mine?.text.length ?? 0);
  const photos = usePhotoChoice({
    before: mine?.photos,
    max: REVIEW_LIMITS.photos,
    words: {
      label: t('write.photos'),
      add: t('write.add-photos'),
      uploading: t('write.uploading'),
      failed: t('write.photo-failed'),
      tooMany: t('write.too-many-photos', { max: REVIEW_LIMITS.photos }),
      photo: (nth) => t('write.photo', { nth }),
      remove: (nth) => t('write.remove-photo', { nth }),
    },
  });
  const { form, errors, busy } = useForm({
    context: 'community',
    fields: ['stars', 'text', 'tags', 'imageIds'],
    check: () => (stars === 0 ? { stars: t('write.stars-required') } : {}),
    send: async ({ text }) => {
      const imageIds = photos.images.map(({ id }) => id);
      const body = { stars, text: text.trim(), tags: [...tags], imageIds };
      const sent = mine
        ? await edit({ saleId, editReviewBody: body }).unwrap()
        : await write({ saleId, writeReviewBody: body }).unwrap();
      onDone();
      const count = daysLeft(closesAt);
      toast({
        title: t('write.sent'),
        description:
          sent.mine?.state === 'shown' ? t('write.sent-shown') : t('write.sent-waiting', { count }),
      });
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0) tellFailure(t('write.failed'), problem);
    },
  });
  const fitting = REVIEW_TAGS[side === 'seller' ? 'buyer' : 'seller'];
  const left = REVIEW_LIMITS.text - length;
  return (
    <form {...form} className={forms.form}>
      <p>{t(`write.lead-${side}`, { title: item.title, name: other.name })}</p>
      <StarChoice stars={stars} error={errors.stars} onChoose={setStars} />
      <fieldset className={styles.tags}>
        <legend>{t('write.tags')}</legend>
        {fitting.map((tag) => (
          <label key={tag}>
            <input
              type="checkbox"
              name="tags"
              checked={tags.includes(tag)}
              onChange={({ target }) =>
                setTags(target.checked ? [...tags, tag] : tags.filter((each) => each !== tag))
              }
            />
            <span>{t(`tags.${tag}`)}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label={t('write.text')}
        hint={length >= NEARLY_FULL ? t('write.left', { count: left }) : undefined}
        error={errors.text}
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            maxLength={REVIEW_LIMITS.text}
            placeholder={t('write.placeholder')}
            defaultValue={mine?.text}
            onChange={({ target }) => setLength(target.value.length)}
          />
        )}
      </Field>
      <PhotoChoice choice={photos} error={errors.imageIds} />
      <p className={forms.quiet}>
        {t('write.hidden', { name: other.name, date: date(closesAt, { dateStyle: 'medium' }) })}
      </p>
      <Button type="submit" wide busy={busy || photos.busy}>
        {mine ? t('write.save') : t('write.submit')}
      </Button>
    </form>
  );
}
