import { useTranslation } from 'react-i18next';
import { noticeText } from '#contract/notices/notice-text';
import type { NotificationShape } from '#contract/notices/notices';
import { currentLanguage, i18n, tryTexts } from '../../../i18n/i18n';

export type NoticeText = (notification: NotificationShape) => { title: string; body: string };

/** Says what a notification is about, in the language being read; null until its words are there. */
export const useNoticeText = (): NoticeText | null =>
  useTranslation('notifications', { useSuspense: false }).ready ? text : null;

/** The same outside of components. */
export async function currentNoticeText(): Promise<NoticeText> {
  await tryTexts(['notifications']);
  return text;
}

const text: NoticeText = ({ code, params }) => noticeText(i18n.t, code, params, currentLanguage());
