import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './level-meter.module.css';
import { hearsNothing } from './loudness';
import { useLoudness } from './use-loudness';

/** One for each of the last steps. */
const BARS = Array.from({ length: 32 }, (_, at) => at);
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How loud the last seconds were, and a word when nothing is heard. Without motion the bars stand still. */
export function LevelMeter({ stream, since }: { stream: MediaStream; since: number }) {
  const { t } = useTranslation('voice-recorder');
  const bars = useRef<HTMLSpanElement>(null);
  const heard = useRef({ loudest: 0, levels: BARS.map(() => 0) });
  const [quiet, setQuiet] = useState(false);

  useLoudness(stream, (level) => {
    const { current } = heard;
    current.loudest = Math.max(current.loudest, level);
    current.levels = [...current.levels.slice(1), level];
    setQuiet(hearsNothing(current.loudest, Date.now() - since));
    if (still()) return;
    current.levels.forEach((each, at) => {
      const bar = bars.current?.children[at];
      if (bar instanceof HTMLElement) bar.style.setProperty('--level', each.toFixed(2));
    });
  });
  return (
    <>
      <span ref={bars} className={styles.meter} aria-hidden="true">
        {BARS.map((at) => (
          <i key={at} />
        ))}
      </span>
      <output className={styles.hint}>{quiet && t('recorder.quiet')}</output>
    </>
  );
}
