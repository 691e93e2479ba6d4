import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountShare } from '../../../../app/sharing/share-link';
import { Menu } from '../../../../ui/menu/menu';
import { MenuAction, MenuExternalLink } from '../../../../ui/menu/menu-item';
import type { Shared } from './share';
import { ShareButton } from './share-button';
import { ShareInChat } from './share-in-chat';
import { useShareWays } from './share-ways';

export function ShareMenu({ initiallyOpen, ...shared }: Shared & { initiallyOpen?: boolean }) {
  const { t } = useTranslation(['sharing', 'listing']);
  const [inChat, setInChat] = useState(false);
  const count = useCountShare(shared.listingId);
  const ways = useShareWays(shared, () => setInChat(true));
  return (
    <>
      <Menu
        label={t('listing:share.share')}
        align="start"
        initiallyOpen={initiallyOpen}
        renderTrigger={(props) => <ShareButton {...props} />}
      >
        {ways.map((way) =>
          'href' in way ? (
            <MenuExternalLink key={way.name} icon={way.icon} href={way.href} onFollow={() => count(way.name)}>
              {t(`ways.${way.name}`)}
            </MenuExternalLink>
          ) : (
            <MenuAction key={way.name} icon={way.icon} onSelect={way.run}>
              {t(`ways.${way.name}`)}
            </MenuAction>
          ),
        )}
      </Menu>
      <ShareInChat {...shared} open={inChat} onClose={() => setInChat(false)} />
    </>
  );
}
