import { Check, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../../../browser/use-online';
import { useTakenFocus } from '../../../../../browser/use-taken-focus';
import { useFormat } from '../../../../../i18n/format';
import { classes } from '../../../../../ui/classes';
import styles from './recording-stages.module.css';

export type RecordingStage = 'upload' | 'transcribe' | 'draft';

type RecordingStagesProps = {
  stages: readonly RecordingStage[];
  current: RecordingStage;
  /** Of the recording that has been sent, from 0 to 1. */
  share: number;
};

/** What happens with a recording: what is done, what is under way, what comes. */
export function RecordingStages({ stages, current, share }: RecordingStagesProps) {
  const { t } = useTranslation('voice-recorder');
  const format = useFormat();
  const waits = !useOnline() && current === 'upload';
  const section = useTakenFocus<HTMLElement>();
  const at = stages.indexOf(current);
  const percent = format.number(share, { style: 'percent' });
  return (
    <section ref={section} tabIndex={-1} aria-label={t('stages.label')} className={styles.card}>
      <ol className={styles.stages}>
        {stages.map((stage, number) => (
          <li
            key={stage}
            className={classes(number < at && styles.done, number === at && styles.current)}
            aria-current={number === at ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {number < at ? <Check /> : number === at && <LoaderCircle />}
            </span>
            {t(`stages.${stage}`)}
            {stage === 'upload' && number === at && <span className={styles.share}>{percent}</span>}
          </li>
        ))}
      </ol>
      <progress
        className={styles.bar}
        aria-label={t(`stages.${current}`)}
        max={1}
        {...(current === 'upload' && { value: share })}
      />
      <output className={styles.hint}>{waits ? t('stages.offline') : t(`stages.hint.${current}`)}</output>
    </section>
  );
}
