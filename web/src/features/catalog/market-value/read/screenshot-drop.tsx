import { ImageUp } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKET_VALUE } from '#contract/ai/market-value';
import { pastedFiles } from '../../../../browser/pasted-files';
import { classes } from '../../../../ui/classes';
import styles from './screenshot-drop.module.css';

/** Takes one picture: chosen, dropped or pasted anywhere on the page. */
export function ScreenshotDrop({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('market-value');
  const [over, setOver] = useState(false);
  usePasted(onFile);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut to the control in it
    <label
      className={classes(styles.drop, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ImageUp aria-hidden="true" />
      <span className={styles.title}>{t(over ? 'drop.drag' : 'drop.title')}</span>
      <span className={styles.how}>{t('drop.how', { maxMb: MARKET_VALUE.screenshotMegabytes })}</span>
      <span className={styles.how}>{t('drop.kept')}</span>
      <input
        type="file"
        accept="image/*"
        aria-label={t('drop.label')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again after it failed.
          target.value = '';
        }}
      />
    </label>
  );
}

function usePasted(onFile: (file: File) => void): void {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const [file] = pastedFiles(event);
    if (file) onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => pasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
