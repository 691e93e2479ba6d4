import {
  AtSign,
  Ellipsis,
  Link as LinkIcon,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquareText,
  MessagesSquare,
  Send,
  ThumbsUp,
} from 'lucide-react';
import type { ShareWay } from '#contract/sharing';
import { hasSystemSheet, sharedLink, useShareLink } from '../../../../app/sharing/share-link';
import type { Shared } from './share';

type Way = { name: ShareWay; icon: LucideIcon } & ({ href: string } | { run: () => void });

/** Every way the link can go out here, counted when it does. `onChat` asks for somebody to send it to. */
export function useShareWays({ listingId, title }: Shared, onChat: () => void): Way[] {
  const { copy, bySystem } = useShareLink({ listingId, title });
  const url = (way: ShareWay) => sharedLink(listingId, way);
  const message = (way: ShareWay) => encodeURIComponent(`${title} ${url(way)}`);
  const link = (way: ShareWay) => encodeURIComponent(url(way));
  return [
    { name: 'chat', icon: MessagesSquare, run: onChat },
    { name: 'copy', icon: LinkIcon, run: copy },
    { name: 'whatsapp', icon: MessageCircle, href: `https://wa.me/?text=${message('whatsapp')}` },
    {
      name: 'telegram',
      icon: Send,
      href: `https://t.me/share/url?url=${link('telegram')}&text=${encodeURIComponent(title)}`,
    },
    {
      name: 'facebook',
      icon: ThumbsUp,
      href: `https://www.facebook.com/sharer/sharer.php?u=${link('facebook')}`,
    },
    {
      name: 'x',
      icon: AtSign,
      href: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${link('x')}`,
    },
    {
      name: 'email',
      icon: Mail,
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${link('email')}`,
    },
    { name: 'sms', icon: MessageSquareText, href: `sms:?&body=${message('sms')}` },
    ...(hasSystemSheet() ? [{ name: 'system' as const, icon: Ellipsis, run: bySystem }] : []),
  ];
}
