import { useTranslation } from 'react-i18next';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import { useRemoveReviewMutation, useReplyToReviewMutation } from '../../../api/community/reviews';
import { tellFailure } from '../../../app/problems/tell-failure';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/form/field';
import { toast } from '../../../ui/toast/toast-store';
import styles from './forms.module.css';

type AnswerDialogProps = { id: string; open: boolean; onClose: () => void };

/** Whom a review is about answers it. */
export function ReplyDialog({ id, open, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('reviews');
  return (
    <Dialog open={open} onClose={onClose} title={t('reply.title')}>
      <ReplyForm id={id} onDone={onClose} />
    </Dialog>
  );
}

/** An administrator takes a review down. */
export function RemoveDialog({ id, open, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('reviews');
  return (
    <Dialog open={open} onClose={onClose} title={t('removal.title')}>
      <RemoveForm id={id} onDone={onClose} />
    </Dialog>
  );
}

type FormProps = { id: string; onDone: () => void };

function ReplyForm({ id, onDone }: FormProps) {
  const { t } = useTranslation('reviews');
  const [reply] = useReplyToReviewMutation();
  const { form, errors, busy } = useForm({
    context: 'community',
    fields: ['text'],
    check: ({ text }) => (text.trim() === '' ? { text: t('reply.required') } : {}),
    send: async ({ text }) => {
      await reply({ id, replyBody: { text: text.trim() } }).unwrap();
      onDone();
      toast({ title: t('reply.done') });
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0) tellFailure(t('reply.failed'), problem);
    },
  });
  return (
    <form {...form} className={styles.form}>
      <p className={styles.quiet}>{t('reply.lead')}</p>
      <Field label={t('reply.label')} error={errors.text} required>
        {(control) => <textarea {...control} name="text" maxLength={REVIEW_LIMITS.reply} />}
      </Field>
      <Button type="submit" wide busy={busy}>
        {t('reply.submit')}
      </Button>
    </form>
  );
}

function RemoveForm({ id, onDone }: FormProps) {
  const { t } = useTranslation('reviews');
  const [remove] = useRemoveReviewMutation();
  const { form, errors, busy } = useForm({
    context: 'community',
    fields: ['reason'],
    check: ({ reason }) => (reason.trim() === '' ? { reason: t('removal.required') } : {}),
    send: async ({ reason }) => {
      await remove({ id, removeReviewBody: { reason: reason.trim() } }).unwrap();
      onDone();
      toast({ title: t('removal.done') });
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0) tellFailure(t('removal.failed'), problem);
    },
  });
  return (
    <form {...form} className={styles.form}>
      <p className={styles.quiet}>{t('removal.lead')}</p>
      <Field label={t('removal.label')} error={errors.reason} required>
        {(control) => <textarea {...control} name="reason" maxLength={REVIEW_LIMITS.reason} />}
      </Field>
      <Button type="submit" variant="danger" wide busy={busy}>
        {t('removal.submit')}
      </Button>
    </form>
  );
}
