import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog';
import { useSellGuard, useSellModes } from '../navigation';
import { LinkList } from './link-list';
import type { PanelProps } from './panels';

/** The ways to create a listing, behind the phone's plus button. */
export function SellSheet({ open, onClose }: PanelProps) {
  const { t } = useTranslation();
  const modes = useSellModes();
  const guard = useSellGuard();
  return (
    <Dialog open={open} onClose={onClose} title={t('sell.sell')}>
      <LinkList
        links={modes}
        onFollow={(event) => {
          onClose();
          guard(event);
        }}
      />
    </Dialog>
  );
}
