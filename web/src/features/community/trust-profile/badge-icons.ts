import { Award, GraduationCap, type LucideIcon, MailCheck, Phone, Star } from 'lucide-react';
import type { Badge } from '#contract/people';

export const BADGE_ICONS: Readonly<Record<Badge, LucideIcon>> = {
  'trusted-seller': Star,
  'verified-phone': Phone,
  'verified-email': MailCheck,
  campus: GraduationCap,
  'bronze-referrer': Award,
  'silver-referrer': Award,
  'gold-referrer': Award,
};
