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

type OriginLineProps = {
  origins: readonly FieldOrigin[];
  /** The words were said. */
  spoken: boolean;
  /** What is not sure is marked in the field itself. */
  marked?: boolean;
};

/** Where a field comes from, and how sure that is. */
export function OriginLine({ origins, spoken, marked = false }: OriginLineProps) {
  const { t } = useTranslation('draft-review');
  return (
    <ul className={styles.line}>
      {origins.map(({ source, certainty, evidence }) => {
        const Icon = spoken && source === 'words' ? Mic : ICONS[source];
        const from = t(`origin.${source}`);
        const isShown = !marked && evidence !== null && origins.length > 1 && evidence.length <= SHORT;
        const sureness = marked && evidence !== null ? 'marked' : certainty;
        return (
          <li key={`${source}:${evidence}`} title={evidence ? t('origin.evidence', { evidence }) : undefined}>
            <Icon aria-hidden="true" />
            <span>{isShown ? t('origin.part', { evidence, from }) : from}</span>
            {evidence && !isShown && (
              <span className="visually-hidden">{t('origin.evidence', { evidence })}</span>
            )}
            {sureness !== 'sure' && <span className={styles[certainty]}>{t(`certainty.${sureness}`)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
