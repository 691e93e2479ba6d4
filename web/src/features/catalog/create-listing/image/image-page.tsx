import { useTranslation } from 'react-i18next';
import { DraftingPage } from '../review/drafting-page';
import { ImageStep } from './image-step';

export function ImagePage() {
  const { t } = useTranslation('create-image');
  return (
    <DraftingPage title={t('title')} description={t('description')} again={t('again')}>
      {(step) => <ImageStep {...step} />}
    </DraftingPage>
  );
}
