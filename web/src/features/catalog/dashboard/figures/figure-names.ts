import { Eye, Heart, type LucideIcon, MessageCircle, Wallet } from 'lucide-react';
import type { Figure } from '#contract/selling/figures';

export const FIGURE_ICONS: Record<Figure, LucideIcon> = {
  views: Eye,
  favorites: Heart,
  chats: MessageCircle,
  earned: Wallet,
};

/** The steps from a look to a chat; what was earned is money and stands on its card alone. */
export const STEPS = ['views', 'favorites', 'chats'] as const satisfies readonly Figure[];
