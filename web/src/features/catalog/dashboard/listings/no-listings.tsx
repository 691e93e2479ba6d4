import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/page/empty-state';

export function NoListings() {
  const { t } = useTranslation('dashboard');
  return <EmptyState icon={Package} title={t('listings.none.title')} text={t('listings.none.text')} />;
}
