import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button';

export function MarkRead({ onMark }: { onMark: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <IconButton label={t('mark-one')} onClick={onMark}>
      <Check aria-hidden="true" />
    </IconButton>
  );
}
