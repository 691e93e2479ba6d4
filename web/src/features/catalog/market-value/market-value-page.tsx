import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EstimateBody,
  type MarketValue,
  useEstimateValueMutation,
} from '../../../api/catalog/market-value.gen';
import { usePageHead } from '../../../app/page-head';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Button } from '../../../ui/button';
import { PageHeader } from '../../../ui/page/page-header';
import { toast } from '../../../ui/toast/toast-store';
import styles from './market-value-page.module.css';
import { Done, Progress } from './progress';
import { ItemForm } from './read/item-form';
import { ScreenshotDrop } from './read/screenshot-drop';
import { type Read, useScreenshot } from './read/use-screenshot';
import { ValueCard } from './value/value-card';

/** From a screenshot of a listing elsewhere to what such a thing is worth here; the person corrects what was read. */
export function MarketValuePage() {
  const { t } = useTranslation('market-value');
  usePageHead({ title: t('title'), description: t('lead') });
  const [estimate, { isLoading: comparing, reset: forget }] = useEstimateValueMutation();
  const [read, setRead] = useState<Read | 'by-hand' | null>(null);
  const [value, setValue] = useState<MarketValue | null>(null);
  const { progress, read: send, cancel } = useScreenshot(setRead);
  const waiting = useFocusKept<HTMLDivElement>();
  // Another number for each item: what is found out about one that was given up is shown of no other.
  const item = useRef(0);
  const again = () => {
    item.current += 1;
    forget();
    setRead(null);
    setValue(null);
  };
  const show = async (estimateBody: EstimateBody) => {
    const asked = item.current;
    const found = await estimate({ estimateBody }).unwrap();
    if (asked !== item.current) return;
    setValue(found);
    toast({ title: t('toast.done.title'), description: t('toast.done.text') });
  };
  const reading = read && read !== 'by-hand' ? read : null;
  usePreviewReleased(reading);
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.work}>
        {value && reading && <Done />}
        {value && <ValueCard value={value} onAgain={again} />}
        {!value && progress !== 0 && (
          <div ref={waiting} className={styles.waiting}>
            <Progress stage={progress} />
            <Button variant="secondary" onClick={cancel}>
              {t('progress.cancel')}
            </Button>
          </div>
        )}
        {!value && progress === 0 && !read && (
          <>
            <ScreenshotDrop onFile={send} />
            <Button variant="quiet" onClick={() => setRead('by-hand')}>
              {t('drop.by-hand')}
            </Button>
          </>
        )}
        {!value && progress === 0 && read && (
          <>
            {reading && <Progress stage={75} text={comparing ? t('form.busy') : undefined} />}
            <div className={reading ? styles.check : undefined}>
              {reading && <img src={reading.preview} alt={t('form.screenshot')} className={styles.preview} />}
              <ItemForm reading={reading?.reading ?? null} onSend={show} onAgain={again} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** The picture's address lives as long as it is shown. */
function usePreviewReleased(read: Read | null): void {
  useEffect(
    () => () => {
      if (read) URL.revokeObjectURL(read.preview);
    },
    [read],
  );
}
