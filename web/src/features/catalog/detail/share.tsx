import { Link as LinkIcon, Mail, MessageCircle, MessageSquareText, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrowserFact } from '../../../browser/use-browser-fact';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/menu';
import { MenuAction, MenuExternalLink } from '../../../ui/menu-item';
import { TOAST_DURATIONS, toast } from '../../../ui/toast/toast-store';

/** The system's share sheet where there is one, else a menu of ways to send the link. */
export function Share({ title }: { title: string }) {
  const { t } = useTranslation('catalog');
  const url = useBrowserFact(shownAddress, '');
  const bySystemSheet = useBrowserFact(() => 'share' in navigator, false);
  const fail = (key: 'sharing' | 'copying') =>
    toast({
      title: t(`detail.share.failed.${key}.title`),
      description: t(`detail.share.failed.${key}.text`),
      tone: 'destructive',
      duration: TOAST_DURATIONS.error,
    });

  const bySystem = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // AbortError: the sheet was closed without sharing.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail('sharing');
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('detail.share.copied.title'), description: t('detail.share.copied.text') });
    } catch {
      fail('copying');
    }
  };

  const face = (
    <>
      <Share2 aria-hidden="true" />
      {t('detail.share.share')}
    </>
  );
  if (bySystemSheet)
    return (
      <Button variant="secondary" onClick={() => void bySystem()}>
        {face}
      </Button>
    );
  const message = encodeURIComponent(`${title} ${url}`);
  const [subject, body] = [title, url].map(encodeURIComponent);
  return (
    <Menu
      label={t('detail.share.share')}
      align="start"
      renderTrigger={(props) => (
        <Button variant="secondary" {...props}>
          {face}
        </Button>
      )}
    >
      <MenuAction icon={LinkIcon} onSelect={() => void copy()}>
        {t('detail.share.copy')}
      </MenuAction>
      <MenuExternalLink icon={MessageCircle} href={`https://wa.me/?text=${message}`}>
        {t('detail.share.whatsapp')}
      </MenuExternalLink>
      <MenuExternalLink icon={Mail} href={`mailto:?subject=${subject}&body=${body}`}>
        {t('detail.share.email')}
      </MenuExternalLink>
      <MenuExternalLink icon={MessageSquareText} href={`sms:?&body=${message}`}>
        {t('detail.share.sms')}
      </MenuExternalLink>
    </Menu>
  );
}

/** Without what the address carries for this visit alone. */
const shownAddress = () => location.origin + location.pathname;
