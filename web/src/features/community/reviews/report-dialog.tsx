import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { REPORT_REASONS, type ReportReason } from '#contract/chat';
import { REPORT_LIMITS } from '#contract/reports';
import { useReportReviewMutation } from '../../../api/community/reviews';
import { REPORT_REVIEW } from '../../../app/dialog-parameters';
import { tellFailure } from '../../../app/problems/tell-failure';
import { SignInFirst } from '../../../app/session/entry/sign-in-first';
import { useSession } from '../../../app/session/use-session';
import { useDialog } from '../../../app/use-dialog';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import { toast } from '../../../ui/toast/toast-store';
import styles from './forms.module.css';

/** Over the page it was asked for on; the address says which review. */
export function ReportReviewDialog() {
  const { t } = useTranslation('reviews');
  const { open, close } = useDialog(REPORT_REVIEW);
  const { status } = useSession();
  const [search] = useSearchParams();
  const id = search.get(REPORT_REVIEW);
  return (
    <Dialog open={open && id !== null} addressed onClose={close} title={t('report.title')}>
      {id !== null && status !== 'visitor' && <ReportForm id={id} onDone={close} />}
      {status === 'visitor' && <SignInFirst text={t('report.visitor')} />}
    </Dialog>
  );
}

function ReportForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('reviews');
  const [report] = useReportReviewMutation();
  const { form, errors, busy } = useForm({
    context: 'community',
    fields: ['reason', 'description'],
    check: ({ reason }) => (isReason(reason) ? {} : { reason: t('report.choose') }),
    send: async ({ reason, description }) => {
      if (!isReason(reason)) return;
      const said = description.trim();
      await report({ id, reportReviewBody: { reason, ...(said !== '' && { description: said }) } }).unwrap();
      onDone();
      toast({ title: t('report.done'), description: t('report.done-text') });
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0) tellFailure(t('report.failed'), problem);
    },
  });
  return (
    <form {...form} className={styles.form}>
      <p className={styles.quiet}>{t('report.lead')}</p>
      <Field label={t('report.reason')} error={errors.reason} required>
        {(control) => (
          <Select
            {...control}
            name="reason"
            defaultValue=""
            placeholder={t('report.choose')}
            choices={REPORT_REASONS}
            nameOf={(reason) => t(`report.reasons.${reason}`)}
          />
        )}
      </Field>
      <Field label={t('report.details')} error={errors.description}>
        {(control) => <textarea {...control} name="description" maxLength={REPORT_LIMITS.description} />}
      </Field>
      <Button type="submit" variant="danger" wide busy={busy}>
        {t('report.submit')}
      </Button>
    </form>
  );
}

const isReason = (value: string): value is ReportReason =>
  (REPORT_REASONS as readonly string[]).includes(value);
