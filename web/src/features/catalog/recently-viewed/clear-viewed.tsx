import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';

type ClearViewedProps = { busy?: boolean; onClear: () => void };

/** Asks before all of it is forgotten. */
export function ClearViewed({ busy, onClear }: ClearViewedProps) {
  const { t } = useTranslation('recently-viewed');
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    // It goes with what there was to clear.
    <div ref={useFocusKept()}>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('clearing.title')}
        text={t('clearing.text')}
        keep={t('clearing.keep')}
        confirm={t('clearing.clear')}
        busy={busy}
        onClose={close}
        onConfirm={onClear}
      />
    </div>
  );
}
