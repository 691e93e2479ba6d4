import { Image, type LucideIcon, Mic, PenLine, Sparkles, Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldOrigin } from './drafting-data';
import styles from './origin-line.module.css';

const ICONS: Record<FieldOrigin['source'], LucideIcon> = {
  words: PenLine,
  picture: Image,
  'look-alikes': Tags,
  model: Sparkles,
};
/** Characters of evidence that stand on the line itself, where a field comes from several things. */
const SHORT = 18;

/** Where a field comes from, and how sure that is. */
export function OriginLine({ origins, spoken }: { origins: readonly FieldOrigin[]; spoken: boolean }) {
  const { t } = useTranslation('draft-review');
  return (
    <ul className={styles.line}>
      {origins.map(({ source, certainty, evidence }) => {
        const Icon = spoken && source === 'words' ? Mic : ICONS[source];
        const from = t(`origin.${source}`);
        const isShown = evidence !== null && origins.length > 1 && evidence.length <= SHORT;
        return (
          <li key={`${source}:${evidence}`} title={evidence ? t('origin.evidence', { evidence }) : undefined}>
            <Icon aria-hidden="true" />
            <span>{isShown ? t('origin.part', { evidence, from }) : from}</span>
            {evidence && !isShown && (
              <span className="visually-hidden">{t('origin.evidence', { evidence })}</span>
            )}
            {certainty !== 'sure' && <span className={styles[certainty]}>{t(`certainty.${certainty}`)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
