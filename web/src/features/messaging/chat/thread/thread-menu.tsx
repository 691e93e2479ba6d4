import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread } from '../../../../api/messaging/messaging';
import { IconButton } from '../../../../ui/button';
import { Menu } from '../../../../ui/menu/menu';
import { MenuAction } from '../../../../ui/menu/menu-item';
import { BlockDialog } from '../safety/block-dialog';
import { ReportDialog } from '../safety/report-dialog';
import { useUnblock } from '../safety/use-unblock';
import { useChatWords } from '../use-chat-words';

/** What one may do about the other side. */
export function ThreadMenu({ thread: { id, person, blocked } }: { thread: Thread }) {
  const { t } = useTranslation('chat');
  const { nameOf } = useChatWords();
  const [asking, setAsking] = useState<'block' | 'report'>();
  const name = nameOf(person);
  const unblock = useUnblock(person.id, name);
  const close = () => setAsking(undefined);
  const mayBlock = !person.deleted;
  if (!mayBlock && id === null) return null;
  return (
    <>
      <Menu
        label={t('menu.label')}
        renderTrigger={(props) => (
          <IconButton label={t('menu.label')} {...props}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        )}
      >
        {mayBlock && (
          <MenuAction icon={Ban} onSelect={() => (blocked ? void unblock() : setAsking('block'))}>
            {t(blocked ? 'menu.unblock' : 'menu.block', { name })}
          </MenuAction>
        )}
        {id !== null && (
          <MenuAction icon={Flag} onSelect={() => setAsking('report')}>
            {t('menu.report')}
          </MenuAction>
        )}
      </Menu>
      <BlockDialog open={asking === 'block'} personId={person.id} name={name} onClose={close} />
      {id !== null && (
        <ReportDialog open={asking === 'report'} conversationId={id} name={name} onClose={close} />
      )}
    </>
  );
}
