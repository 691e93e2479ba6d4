import { Mic, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlanLock } from '../../../../../app/plans/plan-lock';
import { Button } from '../../../../../ui/button';
import type { Voice } from '../use-voice';
import { LevelMeter } from './level-meter';
import { MicrophoneNotice } from './microphone-notice';
import styles from './record-card.module.css';
import { clock, RECORDING } from './recording';
import { useSecondsSince } from './use-seconds-since';

type RecordCardProps = {
  voice: Voice;
  /** Goes on without a microphone. */
  onWrite: () => void;
  /** Back to what there was before, where that is no longer here. */
  onKeep?: () => void;
};

/** One button that starts and stops, with how long and how loud it is. */
export function RecordCard({ voice, onWrite, onKeep }: RecordCardProps) {
  const { state, stream, record, stop, dispatch } = voice;
  const { t } = useTranslation('voice-recorder');
  const recording = state.step === 'recording';
  const opening = state.step === 'opening';
  const keep = 'before' in state && state.before ? () => dispatch({ is: 'kept' }) : onKeep;
  const Icon = recording ? Square : Mic;
  return (
    <section aria-label={t('recorder.label')} className={styles.card}>
      {state.step === 'idle' && state.trouble && <MicrophoneNotice trouble={state.trouble} />}
      <button
        type="button"
        className={styles.button}
        data-recording={recording || undefined}
        aria-disabled={opening || undefined}
        aria-label={t(recording ? 'recorder.stop' : 'recorder.start')}
        onClick={recording ? stop : opening ? undefined : record}
      >
        <Icon aria-hidden="true" />
      </button>
      {state.step === 'recording' ? (
        <Timer since={state.since} />
      ) : (
        <p className={styles.time} aria-hidden="true">
          {clock(0)}
        </p>
      )}
      <div className={styles.below}>
        {stream && state.step === 'recording' ? (
          <LevelMeter stream={stream} since={state.since} />
        ) : (
          <>
            <p className={styles.hint}>
              {opening ? t('recorder.opening') : t('recorder.idle', { minutes: RECORDING.mostSeconds / 60 })}
            </p>
            {state.step === 'idle' && (
              <Button variant="quiet" onClick={keep ?? onWrite}>
                {t(keep ? 'recorder.keep' : 'recorder.write')}
              </Button>
            )}
          </>
        )}
      </div>
      {state.step === 'idle' && <PlanLock feature="voice-to-listing" />}
      <output className="visually-hidden">{recording && t('recorder.recording')}</output>
    </section>
  );
}

function Timer({ since }: { since: number }) {
  const { t } = useTranslation('voice-recorder');
  return (
    <p role="timer" aria-label={t('recorder.time')} className={styles.time}>
      {clock(useSecondsSince(since))}
    </p>
  );
}
