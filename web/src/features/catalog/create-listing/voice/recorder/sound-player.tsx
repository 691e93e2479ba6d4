import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RECORDING, type Recording } from './recording';
import styles from './sound-player.module.css';

/** A recording, as it was heard here. */
export function SoundPlayer({ recording: { sound, cutOff } }: { recording: Recording }) {
  const { t } = useTranslation('voice-recorder');
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(sound);
    if (player.current) player.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [sound]);
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what was said stands beside it in words */}
      <audio ref={player} controls aria-label={t('recorder.yours')} className={styles.player} />
      {cutOff && (
        <p className={styles.note}>{t('recorder.cut-off', { minutes: RECORDING.mostSeconds / 60 })}</p>
      )}
    </div>
  );
}
