import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TAKE_DOWN } from '../../../app/dialog-parameters';
import { tellFailure } from '../../../app/problems/tell-failure';
import { useDialogLink } from '../../../app/use-dialog';
import { Button, ButtonLink } from '../../../ui/button';
import { toast } from '../../../ui/toast/toast-store';
import styles from './report-page.module.css';
import { type ListingReport, useDismissListingReportMutation } from './reports-data';

/** What an administrator may do about it: the listing goes, or the report does. */
export function ReportActions({
  report: { id, listingId, listingStatus, status },
}: {
  report: ListingReport;
}) {
  const { t } = useTranslation('reports');
  const takeDown = useDialogLink(TAKE_DOWN, listingId);
  const [dismiss, { isLoading }] = useDismissListingReportMutation();
  const isOpen = status === 'pending' || status === 'reviewed';
  const onDismiss = async () => {
    try {
      await dismiss({ id }).unwrap();
      toast({ title: t('dismiss.done') });
    } catch (error) {
      tellFailure(t('dismiss.failed'), error);
    }
  };
  if (!listingStatus && !isOpen) return null;
  return (
    <p className={styles.actions}>
      {listingStatus && (
        <ButtonLink {...takeDown} variant="danger">
          <Trash2 aria-hidden="true" />
          {t('take-down.action')}
        </ButtonLink>
      )}
      {isOpen && (
        <Button variant="secondary" busy={isLoading} onClick={() => void onDismiss()}>
          {t('dismiss.action')}
        </Button>
      )}
    </p>
  );
}
