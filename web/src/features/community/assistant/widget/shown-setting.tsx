import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../../app/feature';
import { hideAssistant, useHidden } from './hidden';
import styles from './shown-setting.module.css';

export function ShownSetting({ Section }: SlotProps['settings']) {
  const { t } = useTranslation('assistant-button');
  const hidden = useHidden();
  return (
    <Section title={t('settings.title')} lead={t('settings.lead')}>
      <label className={styles.choice}>
        <input type="checkbox" checked={!hidden} onChange={({ target }) => hideAssistant(!target.checked)} />
        {t('settings.show')}
      </label>
    </Section>
  );
}
