import { useTranslation } from 'react-i18next';
import type { NextStepView } from '../../../../api/catalog/figures.gen';
import { useRenewListingMutation } from '../../../../api/catalog/selling';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/toast/toast-store';

export function Renew({ listing: { id, title } }: { listing: NextStepView }) {
  const { t } = useTranslation('dashboard');
  const [renewListing, { isLoading }] = useRenewListingMutation();
  const renew = async () => {
    try {
      await renewListing({ id }).unwrap();
      toast({ title: t('steps.renewed', { title }) });
    } catch (error) {
      tellFailure(t('steps.not-done'), error);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isLoading}
      aria-label={`${t('steps.do.renew')}: ${title}`}
      onClick={() => void renew()}
    >
      {t('steps.do.renew')}
    </Button>
  );
}
