import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { audioUrl } from '#contract/media';
import { IconButton } from '../../../ui/button';
import styles from './voice-player.module.css';

/** The seller's recorded description. */
export function VoicePlayer({ audioId }: { audioId: string }) {
  const { t } = useTranslation('listing');
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);
  const [broken, setBroken] = useState(false);
  const Icon = playing ? Pause : Play;

  const toggle = () => {
    if (playing) audio.current?.pause();
    else audio.current?.play().catch(() => setBroken(true));
  };
  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds;
    setAt(seconds);
  };
  return (
    <section aria-label={t('voice.label')} className={styles.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the description beside it says the same in words */}
      <audio
        ref={audio}
        src={audioUrl(audioId)}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget }) => setLength(knownLength(currentTarget))}
        onError={() => setBroken(true)}
      />
      <IconButton
        label={t(playing ? 'voice.pause' : 'voice.play')}
        className={styles.play}
        disabled={broken}
        onClick={toggle}
      >
        <Icon aria-hidden="true" />
      </IconButton>
      <div className={styles.words}>
        <p className={styles.title}>{t('voice.label')}</p>
        {broken ? (
          <p className={styles.time}>{t('voice.broken')}</p>
        ) : (
          length > 0 && (
            <input
              type="range"
              min={0}
              max={length}
              step="any"
              value={at}
              aria-label={t('voice.position')}
              aria-valuetext={`${clock(at)} / ${clock(length)}`}
              onChange={({ target }) => seek(Number(target.value))}
            />
          )
        )}
      </div>
      {!broken && <p className={styles.time}>{length > 0 ? `${clock(at)} / ${clock(length)}` : clock(at)}</p>}
    </section>
  );
}

/** Recordings straight from a browser do not know how long they are. */
const knownLength = ({ duration }: HTMLMediaElement) => (Number.isFinite(duration) ? duration : 0);

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
