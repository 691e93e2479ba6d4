import { Eye, type LucideIcon } from 'lucide-react';
import type { Figure } from '#contract/figures';

export const FIGURE_ICONS: Record<Figure, LucideIcon> = { views: Eye };

/** The steps from a look to a chat; what was earned is money and stands on its card alone. */
export const STEPS: readonly Figure[] = ['views'];
