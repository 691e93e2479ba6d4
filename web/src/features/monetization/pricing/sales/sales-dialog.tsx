import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteQuery } from '../../../../api/community/community.gen';
import { SALES } from '../../../../app/dialog-parameters';
import { useOwnForm } from '../../../../app/session/use-own-form';
import { useDialog } from '../../../../app/use-dialog';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { toast } from '../../../../ui/toast/toast-store';
import { type SalesDraft, SalesForm } from './sales-form';

/** A question to whoever sells the plans, over the page it was asked for on. */
export function SalesDialog() {
  const { t } = useTranslation('contact-sales');
  const { open, close } = useDialog(SALES);
  const { data: site } = useSiteQuery(undefined, { skip: !open });
  // Kept while the page lives: who closes the dialog to look something up finds it as it was.
  const form = useOwnForm();
  const [kept, setKept] = useState<{ form: number; typed: SalesDraft }>();
  const sent = (email: string) => {
    setKept(undefined);
    close();
    toast({ title: t('sent.title'), description: t('sent.text', { email }) });
  };
  return (
    <Dialog open={open} addressed onClose={close} title={t('title')}>
      {site?.answersMessages === false ? (
        <Notice tone="warn" title={t('nobody.title')}>
          <p>{t('nobody.text')}</p>
        </Notice>
      ) : (
        <SalesForm
          key={form}
          typed={kept?.form === form ? kept.typed : {}}
          onType={(typed) => setKept({ form, typed })}
          onSent={sent}
        />
      )}
    </Dialog>
  );
}
