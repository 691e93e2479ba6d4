import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../app/feature';
import { PlaceChoice } from './place-choice';
import { useReaderPlace } from './use-reader-place';

export function PlaceSettings({ Section }: SlotProps['settings']) {
  const { t } = useTranslation('places');
  const { place, choose } = useReaderPlace();
  return (
    <Section id="place" title={t('settings.title')} lead={t('settings.lead')}>
      <PlaceChoice place={place} onChoose={(chosen) => void choose(chosen)} />
    </Section>
  );
}
