import { Bell, HandCoins, Heart, type LucideIcon, Mail, MessageCircle, Package, Star } from 'lucide-react';
import type { NoticeKind } from '#contract/notices/notices';

export const KIND_ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  chat_message: MessageCircle,
  offer: HandCoins,
  message: Mail,
  like: Heart,
  review: Star,
  listing: Package,
  other: Bell,
};
