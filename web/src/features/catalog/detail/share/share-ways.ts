import { Mail, MessageCircle, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TOAST_DURATIONS, toast } from '../../../../ui/toast/toast-store';

export type SharedLink = { title: string; url: string };

/** The other programs that can send a link. */
export function shareWays({ title, url }: SharedLink) {
  const message = encodeURIComponent(`${title} ${url}`);
  const [subject, body] = [title, url].map(encodeURIComponent);
  return [
    { name: 'whatsapp', icon: MessageCircle, href: `https://wa.me/?text=${message}` },
    { name: 'email', icon: Mail, href: `mailto:?subject=${subject}&body=${body}` },
    { name: 'sms', icon: MessageSquareText, href: `sms:?&body=${message}` },
  ] as const;
}

/** Puts the link on the clipboard and says how that went. */
export function useCopyLink(url: string): () => Promise<void> {
  const { t } = useTranslation('catalog');
  return async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('detail.share.copied.title'), description: t('detail.share.copied.text') });
    } catch {
      toast({
        title: t('detail.share.failed.copying.title'),
        description: t('detail.share.failed.copying.text'),
        tone: 'destructive',
        duration: TOAST_DURATIONS.error,
      });
    }
  };
}
