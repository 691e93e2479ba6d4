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
import { useTranslation } from 'react-i18next';
import { SHARED_BY, type ShareWay } from '#contract/sharing';
import { recordShare } from '../../../../api/catalog/sharing';
import { unannounced } from '../../../../api/claimed-problems';
import { ignoreProblem } from '../../../../api/problem';
import { paths } from '../../../../app/paths';
import { useAppDispatch } from '../../../../app/store';
import { TOAST_DURATIONS, toast } from '../../../../ui/toast/toast-store';
import type { Shared } from './share';

type Way = { name: ShareWay; icon: LucideIcon } & ({ href: string } | { run: () => void });

/** Every way the link can go out here, counted when it does. `onChat` asks for somebody to send it to. */
export function useShareWays({ listingId, title }: Shared, onChat: () => void): Way[] {
  const count = useCountShare(listingId);
  const told = useTelling();
  const url = (way: ShareWay) => sharedLink(listingId, way);
  const message = (way: ShareWay) => encodeURIComponent(`${title} ${url(way)}`);
  const link = (way: ShareWay) => encodeURIComponent(url(way));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url('copy'));
    } catch {
      return told('copying');
    }
    count('copy');
    return told('copied');
  };
  const bySystem = async () => {
    try {
      await navigator.share({ title, url: url('system') });
    } catch (error) {
      // AbortError: the sheet was closed without sharing.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      return told('sharing');
    }
    return count('system');
  };
  return [
    { name: 'chat', icon: MessagesSquare, run: onChat },
    { name: 'copy', icon: LinkIcon, run: () => void copy() },
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
    ...('share' in navigator
      ? [{ name: 'system' as const, icon: Ellipsis, run: () => void bySystem() }]
      : []),
  ];
}

/** The address of the listing, which tells by what way it went out. */
export const sharedLink = (listingId: string, way: ShareWay): string =>
  `${location.origin}${paths.listing(listingId)}?${SHARED_BY}=${way}`;

export function useCountShare(listingId: string): (way: ShareWay) => void {
  const dispatch = useAppDispatch();
  return (way) =>
    // A share that is not counted is nobody's trouble.
    void unannounced(
      dispatch(recordShare.initiate({ id: listingId, shareBody: { way } }, { track: false })).unwrap(),
    ).catch(ignoreProblem);
}

function useTelling(): (what: 'copied' | 'copying' | 'sharing') => void {
  const { t } = useTranslation('sharing');
  return (what) => {
    if (what === 'copied') return toast({ title: t('copied.title'), description: t('copied.text') });
    return toast({
      title: t(`failed.${what}.title`),
      description: t(`failed.${what}.text`),
      tone: 'destructive',
      duration: TOAST_DURATIONS.error,
    });
  };
}
