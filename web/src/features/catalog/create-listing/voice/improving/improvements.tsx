import { BriefcaseBusiness, ListTree, type LucideIcon, SpellCheck, TextQuote, Undo2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPROVEMENT_KINDS, type ImprovementKind } from '#contract/ai/voice';
import { PartBoundary } from '../../../../../app/problems/part-boundary';
import { lazyPage } from '../../../../../app/routing/lazy-page';
import { Button } from '../../../../../ui/button';
import styles from './improvements.module.css';
import { useImproving } from './use-improving';

const ICONS: Record<ImprovementKind, LucideIcon> = {
  grammar: SpellCheck,
  professional: BriefcaseBusiness,
  summary: TextQuote,
  structure: ListTree,
};

/** Comparing texts is fetched with the first one that is compared. */
const changes = lazyPage(() => import('./text-changes').then(({ TextChanges }) => TextChanges));

type ImprovementsProps = { text: string; onText: (text: string) => void };

export function Improvements({ text, onText }: ImprovementsProps) {
  const { t } = useTranslation('voice-recorder');
  const { asked, improved, used, ask, use, dismiss, undo } = useImproving(text, onText);
  return (
    <section className={styles.improvements} aria-labelledby="improve">
      <h2 id="improve">{t('improve.title')}</h2>
      <p className={styles.lead}>{t('improve.lead')}</p>
      <div className={styles.kinds}>
        {IMPROVEMENT_KINDS.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <Button
              key={kind}
              variant="secondary"
              busy={asked === kind}
              disabled={asked !== null && asked !== kind}
              onClick={() => ask(kind)}
            >
              <Icon aria-hidden="true" />
              {t(`improve.kinds.${kind}`)}
            </Button>
          );
        })}
      </div>
      {improved && (
        <div className={styles.result}>
          <h3>{t(`improve.kinds.${improved.kind}`)}</h3>
          <PartBoundary>
            <Suspense fallback={<p className={styles.text}>{improved.after}</p>}>
              <changes.Page before={improved.before} after={improved.after} />
            </Suspense>
          </PartBoundary>
          {improved.fellBack && <p className={styles.quiet}>{t('improve.fell-back')}</p>}
          <div className={styles.answers}>
            <Button onClick={use}>{t('improve.use')}</Button>
            <Button variant="secondary" onClick={dismiss}>
              {t('improve.dismiss')}
            </Button>
          </div>
        </div>
      )}
      {used && (
        <div className={styles.used}>
          <p>{t('improve.used')}</p>
          <Button variant="secondary" size="small" onClick={undo}>
            <Undo2 aria-hidden="true" />
            {t('improve.undo')}
          </Button>
        </div>
      )}
    </section>
  );
}
