import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKET_VALUE } from '#contract/ai/market-value';
import type { ScreenshotReading } from '../../../../api/catalog/market-value.gen';
import { UploadFailed, uploadFile } from '../../../../api/upload-image';
import { loadedProblemText } from '../../../../app/problems/problem-text';
import { toastError } from '../../../../ui/toast/toast-store';

const MEGABYTE = 1024 * 1024;
/** Of which it is told more than that it failed. */
const TOO_MANY = 'catalog.too-many-readings';
const BUSY = ['ai.pictures-busy', 'ai.picture-unread'];

const fail = (title: string, description: string) => toastError({ title, description });

export type Read = { reading: ScreenshotReading; preview: string };

/** Sends a screenshot and answers what was read in it. `progress`: 0 while nothing is under way, then 25 and 50. */
export function useScreenshot(onRead: (read: Read) => void) {
  const { t } = useTranslation('market-value');
  const [progress, setProgress] = useState<0 | 25 | 50>(0);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const failAs = (what: 'type' | 'upload' | 'failed') =>
    fail(t(`toast.${what}.title`), t(`toast.${what}.text`));

  const tell = ({ problem }: UploadFailed) => {
    const { code } = problem;
    if (code === 'media.image-type') return failAs('type');
    if (code === TOO_MANY) {
      const { title, description = '' } = loadedProblemText(problem);
      return fail(title, description);
    }
    return failAs(code.startsWith('media.image-') || BUSY.includes(code) ? 'failed' : 'upload');
  };

  const read = async (file: File) => {
    if (!file.type.startsWith('image/')) return failAs('type');
    if (file.size > MARKET_VALUE.screenshotMegabytes * MEGABYTE) {
      const maxMb = MARKET_VALUE.screenshotMegabytes;
      return fail(t('toast.size.title'), t('toast.size.text', { maxMb }));
    }
    sending.current?.abort();
    const current = new AbortController();
    sending.current = current;
    setProgress(25);
    try {
      const reading = await uploadFile<ScreenshotReading>('/api/market-value/readings', file, {
        signal: current.signal,
        onProgress: (share) => share === 1 && setProgress(50),
      });
      if (!reading.title && !reading.price) failAs('failed');
      else onRead({ reading, preview: URL.createObjectURL(file) });
    } catch (error) {
      if (current.signal.aborted) return;
      if (!(error instanceof UploadFailed)) throw error;
      tell(error);
    }
    setProgress(0);
  };
  const cancel = () => {
    sending.current?.abort();
    setProgress(0);
  };
  return { progress, read: (file: File) => void read(file), cancel };
}
