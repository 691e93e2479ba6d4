import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog';
import { FilterPanel, type FilterPanelProps } from './filter-panel';

type FilterDialogProps = Omit<FilterPanelProps, 'onDone'> & {
  open: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

export function FilterDialog({ open, onClose, anchor, ...panel }: FilterDialogProps) {
  const { t } = useTranslation('browse');
  return (
    <Dialog open={open} onClose={onClose} title={t('filters.title')} anchor={anchor}>
      <FilterPanel {...panel} onDone={onClose} />
    </Dialog>
  );
}
