import { Bell, HandCoins, type LucideIcon, MessageCircle } from 'lucide-react';
import type { NoticeKind } from '#contract/notices/notices';

export const KIND_ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  chat_message: MessageCircle,
  offer: HandCoins,
  other: Bell,
};
