import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeText } from '#contract/notices/notice-text';
import { type NoticeWords, noticeWords } from '#contract/notices/notice-words';
import type { NotificationShape } from '#contract/notices/notices';
import { currentLanguage, i18n } from '../../../i18n/i18n';

export type NoticeText = (notification: NotificationShape) => { title: string; body: string };

/** Says what a notification is about, in the language being read; null until its words are there. */
export function useNoticeText(): NoticeText | null {
  const { language } = useTranslation().i18n;
  const [words, setWords] = useState<NoticeWords | null>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- currentLanguage() changes with `language`
  useEffect(() => {
    let current = true;
    const show = async () => {
      const fetched = await noticeWords(currentLanguage());
      if (current) setWords(fetched);
    };
    void show();
    return () => {
      current = false;
    };
  }, [language]);
  return words && textIn(words);
}

/** The same outside of components. */
export const currentNoticeText = async (): Promise<NoticeText> =>
  textIn(await noticeWords(currentLanguage()));

const textIn =
  (words: NoticeWords): NoticeText =>
  ({ code, params }) =>
    noticeText(words, code, params, { locale: currentLanguage(), free: i18n.t('price.free') });
