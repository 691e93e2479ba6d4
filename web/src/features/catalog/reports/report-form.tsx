import { useTranslation } from 'react-i18next';
import { LISTING_REPORT_REASONS, type ListingReportReason, REPORT_LIMITS } from '#contract/reports';
import { usePlanGate } from '../../../app/problems/plan-gate';
import { tellFailure } from '../../../app/problems/tell-failure';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import { toast } from '../../../ui/toast/toast-store';
import type { Subject } from './report-dialog';
import styles from './report-form.module.css';
import { useReportCommentMutation, useReportListingMutation } from './reports-data';

type ReportFormProps = { subject: Subject; onDone: () => void };

export function ReportForm({ subject: { kind, id }, onDone }: ReportFormProps) {
  const { t } = useTranslation('reports');
  const [reportListing] = useReportListingMutation();
  const [reportComment] = useReportCommentMutation();
  const { claims } = usePlanGate();
  const { form, errors, busy } = useForm({
    context: 'catalog',
    fields: ['reason', 'description'],
    check: ({ reason }) => (isReason(reason) ? {} : { reason: t('choose') }),
    send: async ({ reason, description }) => {
      if (!isReason(reason)) return;
      const said = description.trim();
      const report = kind === 'listing' ? reportListing : reportComment;
      await report({ id, reportListingBody: { reason, ...(said !== '' && { description: said }) } }).unwrap();
      onDone();
      toast({ title: t('done.title'), description: t('done.text') });
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0 && !claims(problem)) tellFailure(t('failed'), problem);
    },
  });
  return (
    <form {...form} className={styles.form}>
      <p className={styles.quiet}>{t(`${kind}.text`)}</p>
      <Field label={t('reason')} error={errors.reason} required>
        {(control) => (
          <Select
            {...control}
            name="reason"
            defaultValue=""
            placeholder={t('choose')}
            choices={LISTING_REPORT_REASONS}
            nameOf={(reason) => t(`reasons.${reason}`)}
          />
        )}
      </Field>
      <Field
        label={t('description')}
        hint={t('description-hint', { max: REPORT_LIMITS.description })}
        error={errors.description}
      >
        {(control) => <textarea {...control} name="description" maxLength={REPORT_LIMITS.description} />}
      </Field>
      <Button type="submit" variant="danger" wide busy={busy}>
        {t('submit')}
      </Button>
    </form>
  );
}

const isReason = (value: string): value is ListingReportReason =>
  (LISTING_REPORT_REASONS as readonly string[]).includes(value);
