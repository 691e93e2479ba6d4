import { useTranslation } from 'react-i18next';
import { CHAT_LIMITS, REPORT_REASONS, type ReportReason } from '#contract/chat';
import { useReportConversationMutation } from '../../../../api/messaging/messaging';
import { useForm } from '../../../../app/use-form';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import { toast } from '../../../../ui/toast/toast-store';
import styles from '../dialogs.module.css';

type ReportDialogProps = { open: boolean; conversationId: string; name: string; onClose: () => void };

export function ReportDialog({ open, name, onClose, conversationId }: ReportDialogProps) {
  const { t } = useTranslation('chat');
  return (
    <Dialog open={open} onClose={onClose} title={t('report.title')}>
      <ReportForm conversationId={conversationId} name={name} onDone={onClose} />
    </Dialog>
  );
}

type ReportFormProps = { conversationId: string; name: string; onDone: () => void };

function ReportForm({ conversationId, name, onDone }: ReportFormProps) {
  const { t } = useTranslation('chat');
  const [report] = useReportConversationMutation();
  const { form, errors, busy } = useForm({
    context: 'messaging',
    fields: ['reason', 'details'],
    check: ({ reason }) => (isReason(reason) ? {} : { reason: t('report.choose') }),
    send: async ({ reason, details }) => {
      if (!isReason(reason)) return;
      const said = details.trim();
      await report({
        id: conversationId,
        reportConversationBody: { reason, ...(said !== '' && { details: said }) },
      }).unwrap();
      onDone();
      toast({ title: t('report.done.title'), description: t('report.done.text') });
    },
  });
  return (
    <form {...form} className={styles.form}>
      <p className={styles.quiet}>{t('report.text', { name })}</p>
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
      <Field
        label={t('report.details')}
        hint={t('report.details-hint', { max: CHAT_LIMITS.reportDetails })}
        error={errors.details}
      >
        {(control) => <textarea {...control} name="details" maxLength={CHAT_LIMITS.reportDetails} />}
      </Field>
      <Button type="submit" variant="danger" wide busy={busy}>
        {t('report.submit')}
      </Button>
    </form>
  );
}

const isReason = (value: string): value is ReportReason =>
  (REPORT_REASONS as readonly string[]).includes(value);
