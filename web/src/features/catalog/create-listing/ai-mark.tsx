import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/chip';
import styles from './ai-mark.module.css';

/** Stands at a field that the product's AI has filled, until someone edits it. */
export function AiMark({ tone = 'accent' }: { tone?: 'accent' | 'surface' }) {
  const { t } = useTranslation('create-listing');
  return (
    <span className={styles.mark}>
      <Chip tone={tone}>
        <Sparkles aria-hidden="true" />
        {t('create.prefill.mark')}
      </Chip>
    </span>
  );
}
