import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../app/page-head';
import { Favorites } from './favorites';

export function FavoritesPage() {
  const { t } = useTranslation('favorites');
  usePageHead({ title: t('title'), description: t('lead') });
  return <Favorites heading={<h1>{t('title')}</h1>} />;
}
