import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { REPORT_LIMITS } from '#contract/reports';
import { TAKE_DOWN } from '../../../app/dialog-parameters';
import { paths } from '../../../app/paths';
import { tellFailure } from '../../../app/problems/tell-failure';
import { useAdministers } from '../../../app/session/use-administers';
import { useDialog } from '../../../app/use-dialog';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/form/field';
import { toast } from '../../../ui/toast/toast-store';
import styles from './report-form.module.css';
import { useTakeListingDownMutation } from './reports-data';

/** Over the listing's page, or over a report of it; which listing it is stands in the address. */
export function TakeDownDialog() {
  const { t } = useTranslation('reports');
  const { open, close } = useDialog(TAKE_DOWN);
  const administers = useAdministers();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = search.get(TAKE_DOWN);
  const done = () => {
    if (id !== null && pathname === paths.listing(id)) void navigate(paths.listings, { replace: true });
    else close();
  };
  return (
    <Dialog open={open && administers && id !== null} addressed onClose={close} title={t('take-down.title')}>
      {id !== null && <TakeDownForm id={id} onDone={done} />}
    </Dialog>
  );
}

function TakeDownForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('reports');
  const [takeDown] = useTakeListingDownMutation();
  const { form, errors, busy } = useForm({
    context: 'catalog',
    fields: ['reason'],
    check: ({ reason }) => (reason.trim() === '' ? { reason: t('take-down.required') } : {}),
    send: async ({ reason }) => {
      await takeDown({ id, takeListingDownBody: { reason: reason.trim() } }).unwrap();
      onDone();
      toast({ title: t('take-down.done') });
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0) tellFailure(t('take-down.failed'), problem);
    },
  });
  return (
    <form {...form} className={styles.form}>
      <p className={styles.quiet}>{t('take-down.lead')}</p>
      <Field label={t('take-down.label')} error={errors.reason} required>
        {(control) => <textarea {...control} name="reason" maxLength={REPORT_LIMITS.takeDownReason} />}
      </Field>
      <Button type="submit" variant="danger" wide busy={busy}>
        {t('take-down.submit')}
      </Button>
    </form>
  );
}
