import { Share2 } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';

export function ShareButton(props: ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation('listing');
  return (
    <Button variant="secondary" {...props}>
      <Share2 aria-hidden="true" />
      {t('share.share')}
    </Button>
  );
}
