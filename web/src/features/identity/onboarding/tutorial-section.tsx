import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../app/feature';
import { TutorialLink } from './show-tutorial';

/** For who is through and wants to see it once more. */
export function TutorialSection({ Section }: SlotProps['settings']) {
  const { t } = useTranslation('onboarding');
  return (
    <Section title={t('section.title')} lead={t('section.lead')}>
      <div>
        <TutorialLink />
      </div>
    </Section>
  );
}
