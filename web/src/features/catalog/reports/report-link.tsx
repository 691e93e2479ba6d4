import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { REPORT } from '../../../app/dialog-parameters';
import type { SlotProps } from '../../../app/feature';
import { useDialogLink } from '../../../app/use-dialog';
import { ButtonLink } from '../../../ui/button';

export function ReportLink({ listing }: SlotProps['listing-tools']) {
  const { t } = useTranslation('reports');
  return (
    <ButtonLink {...useDialogLink(REPORT, `listing:${listing.id}`)} variant="quiet">
      <Flag aria-hidden="true" />
      {t('report')}
    </ButtonLink>
  );
}
