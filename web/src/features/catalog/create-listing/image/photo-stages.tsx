import { Check, Circle, CircleAlert, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format';
import { classes } from '../../../../ui/classes';
import styles from './photo-stages.module.css';

const STAGES = ['uploading', 'analyzing', 'generating', 'complete'] as const;
export type PhotoStage = (typeof STAGES)[number] | 'error';

type PhotoStagesProps = {
  stage: PhotoStage;
  /** Share of the bytes that have left this device: the one thing whose length is known. */
  uploaded: number;
};

/** How far it is; each step says that it is under way, or done, and none pretends to know how long it takes. */
export function PhotoStages({ stage, uploaded }: PhotoStagesProps) {
  const { t } = useTranslation('create-image');
  return (
    <>
      {/* There from the first stage on, so that the next ones are told. */}
      <output className={stage === 'error' ? classes(styles.stage, styles.failed) : 'visually-hidden'}>
        {stage === 'error' && <CircleAlert aria-hidden="true" />}
        {t(`stages.${stage}`)}
      </output>
      {stage !== 'error' && <Steps stage={stage} uploaded={uploaded} />}
    </>
  );
}

type StepsProps = Pick<PhotoStagesProps, 'uploaded'> & { stage: (typeof STAGES)[number] };

function Steps({ stage, uploaded }: StepsProps) {
  const { t } = useTranslation('create-image');
  const format = useFormat();
  const now = STAGES.indexOf(stage);
  return (
    <ol aria-label={t('stages.label')} className={styles.stages}>
      {STAGES.map((each, index) => {
        const isNow = index === now && stage !== 'complete';
        const Icon = isNow ? LoaderCircle : index <= now ? Check : Circle;
        return (
          <li
            key={each}
            aria-current={isNow ? 'step' : undefined}
            className={classes(styles.stage, isNow && styles.now, index > now && styles.later)}
          >
            <Icon aria-hidden="true" />
            {t(`stages.${each}`)}
            {isNow && each === 'uploading' && (
              <>
                <progress value={uploaded} aria-label={t('stages.uploading')} />
                <span className={styles.share}>{format.number(uploaded, { style: 'percent' })}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
