import { Link as LinkIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../../ui/menu/menu';
import { MenuAction, MenuExternalLink } from '../../../../ui/menu/menu-item';
import { ShareButton } from './share-button';
import { type SharedLink, shareWays, useCopyLink } from './share-ways';

export function ShareMenu({ initiallyOpen, ...link }: SharedLink & { initiallyOpen?: boolean }) {
  const { t } = useTranslation('catalog');
  const copy = useCopyLink(link.url);
  return (
    <Menu
      label={t('detail.share.share')}
      align="start"
      initiallyOpen={initiallyOpen}
      renderTrigger={(props) => <ShareButton {...props} />}
    >
      <MenuAction icon={LinkIcon} onSelect={() => void copy()}>
        {t('detail.share.copy')}
      </MenuAction>
      {shareWays(link).map(({ name, icon, href }) => (
        <MenuExternalLink key={name} icon={icon} href={href}>
          {t(`detail.share.${name}`)}
        </MenuExternalLink>
      ))}
    </Menu>
  );
}
