import { Pause, Play, Quote, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { audioUrl } from '#contract/media';
import { IconButton } from '../../../../ui/button';
import styles from './said.module.css';

type SaidProps = { audioId: string | null; words: string | null; onMute: () => void };

/** What the draft was made of: the seller's words, to be heard where they were spoken, as buyers will. */
export function Said({ audioId, words, onMute }: SaidProps) {
  const { t } = useTranslation('draft-review');
  if (audioId === null && words === null) return null;
  return (
    <section aria-label={t('said.label')} className={styles.said}>
      {audioId === null ? (
        <span className={styles.mark}>
          <Quote aria-hidden="true" />
        </span>
      ) : (
        <Player key={audioId} audioId={audioId} />
      )}
      <p className={styles.words}>{words === null ? t('said.voice') : t('said.quote', { words })}</p>
      {audioId !== null && (
        <IconButton label={t('said.remove')} className={styles.remove} onClick={onMute}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </section>
  );
}

function Player({ audioId }: { audioId: string }) {
  const { t } = useTranslation('draft-review');
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [broken, setBroken] = useState(false);
  const Icon = playing ? Pause : Play;
  const toggle = () => {
    if (playing) audio.current?.pause();
    else audio.current?.play().catch(() => setBroken(true));
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands beside it */}
      <audio
        ref={audio}
        src={audioUrl(audioId)}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setBroken(true)}
      />
      <IconButton
        label={t(broken ? 'said.broken' : playing ? 'said.pause' : 'said.play')}
        className={styles.play}
        disabled={broken}
        onClick={toggle}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    </>
  );
}
