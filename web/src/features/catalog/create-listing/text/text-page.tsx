import { useTranslation } from 'react-i18next';
import { DraftingPage } from '../review/drafting-page';
import { TextStep } from './text-step';

export function TextPage() {
  const { t } = useTranslation('create-text');
  return (
    <DraftingPage title={t('title')} description={t('description')} again={t('again')}>
      {(step) => <TextStep {...step} />}
    </DraftingPage>
  );
}
