import { useTranslation } from 'react-i18next';
import { DraftingPage } from '../review/drafting-page';
import { SayListing } from './say-listing';

export function CreateVoicePage() {
  const { t } = useTranslation(['create-voice', 'voice-recorder']);
  return (
    <DraftingPage
      title={t('title')}
      description={t('description')}
      again={t('voice-recorder:recorder.again')}
    >
      {(step) => <SayListing {...step} />}
    </DraftingPage>
  );
}
