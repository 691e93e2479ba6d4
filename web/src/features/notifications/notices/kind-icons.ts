import {
  Bell,
  CalendarClock,
  HandCoins,
  Heart,
  type LucideIcon,
  MessageCircle,
  MessageSquareQuote,
} from 'lucide-react';
import type { NoticeKind } from '#contract/notices/notices';

export const KIND_ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  chat_message: MessageCircle,
  meetup: CalendarClock,
  offer: HandCoins,
  comment: MessageSquareQuote,
  listing: Heart,
  other: Bell,
};
