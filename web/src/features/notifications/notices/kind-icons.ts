import {
  BadgeCheck,
  Bell,
  CalendarClock,
  HandCoins,
  Heart,
  type LucideIcon,
  MessageCircle,
  MessageSquareQuote,
  Package,
  Star,
  ThumbsUp,
} from 'lucide-react';
import type { NoticeKind } from '#contract/notices/notices';

export const KIND_ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  chat_message: MessageCircle,
  meetup: CalendarClock,
  offer: HandCoins,
  comment: MessageSquareQuote,
  like: ThumbsUp,
  listing: Heart,
  review: Star,
  order: Package,
  plan: BadgeCheck,
  other: Bell,
};
