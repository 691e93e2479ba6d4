import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../app/feature';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Comparison } from './comparison';

export function CompareButton({ listing }: SlotProps['listing-compare']) {
  const { t } = useTranslation('compare');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Scale aria-hidden="true" />
        {t('compare')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('compare')} variant="wide">
        <Comparison listing={listing} />
      </Dialog>
    </>
  );
}
