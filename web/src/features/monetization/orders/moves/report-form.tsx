import { useTranslation } from 'react-i18next';
import { ISSUE_REASONS, type IssueReason, ORDER_LIMITS } from '#contract/monetization/orders';
import { PhotoChoice } from '../../../../app/photo-choice/photo-choice';
import { usePhotoChoice } from '../../../../app/photo-choice/use-photo-choice';
import { useForm } from '../../../../app/use-form';
import { Button } from '../../../../ui/button';
import styles from '../../../../ui/deal/moves.module.css';
import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import { useRefusal } from '../use-refusal';
import type { AskProps } from './ask-dialog';
import { useMove } from './use-move';

/** The buyer says what is wrong, and shows it. */
export function ReportForm({ order, onDone }: AskProps) {
  const { t } = useTranslation('orders');
  const go = useMove(order);
  const photos = usePhotoChoice({
    max: ORDER_LIMITS.photos,
    words: {
      label: t('issue.photos'),
      add: t('issue.add-photos'),
      uploading: t('issue.uploading'),
      failed: t('issue.photo-failed'),
      tooMany: t('issue.too-many-photos', { max: ORDER_LIMITS.photos }),
      photo: (nth) => t('issue.photo', { nth }),
      remove: (nth) => t('issue.remove-photo', { nth }),
    },
  });
  const refused = useRefusal();
  const { form, errors, busy } = useForm({
    context: 'monetization',
    fields: ['reason', 'text', 'imageIds'],
    check: ({ reason }) => (reason === '' ? { reason: t('issue.required') } : {}),
    send: async ({ reason, text }) => {
      const imageIds = photos.images.map(({ id }) => id);
      await go('report', { reason: reason as IssueReason, text: text.trim(), imageIds });
      onDone();
    },
    refused,
  });
  return (
    <form {...form} className={styles.form}>
      <Field label={t('issue.reason')} error={errors.reason} required>
        {(control) => (
          <Select
            {...control}
            name="reason"
            choices={ISSUE_REASONS}
            nameOf={(each) => t(`issue.reasons.${each}`)}
            placeholder={t('issue.reason')}
            defaultValue=""
          />
        )}
      </Field>
      <Field label={t('issue.text')} error={errors.text}>
        {(control) => <textarea {...control} name="text" rows={4} maxLength={ORDER_LIMITS.words} />}
      </Field>
      <PhotoChoice choice={photos} error={errors.imageIds} />
      <Button type="submit" wide busy={busy || photos.busy}>
        {t('actions.report')}
      </Button>
    </form>
  );
}
