import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice';

/** That something was tried too often, and when it can be tried again. Needs the `identity` texts. */
export function WaitNotice({ left }: { left: number }) {
  const { t, i18n } = useTranslation('identity');
  if (left === 0) return null;
  return (
    <Notice tone="warn" title={t('wait.title')} live>
      <p>{t('wait.text', { when: inTime(left, i18n.language) })}</p>
    </Notice>
  );
}

/** "in 4 minutes". In steps that a screen reader may say aloud. */
function inTime(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale);
  return seconds > 50
    ? format.format(Math.ceil(seconds / 60), 'minute')
    : format.format(Math.ceil(seconds / 10) * 10, 'second');
}
