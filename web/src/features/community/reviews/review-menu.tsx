import { EllipsisVertical, Flag, Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewAnswer } from '../../../api/community/reviews';
import { REPORT_REVIEW } from '../../../app/dialog-parameters';
import { useSession } from '../../../app/session/use-session';
import { useDialogLink } from '../../../app/use-dialog';
import { IconButton } from '../../../ui/button';
import { Menu } from '../../../ui/menu/menu';
import { MenuAction, MenuLink } from '../../../ui/menu/menu-item';
import { RemoveDialog, ReplyDialog } from './answer-dialogs';

type ReviewMenuProps = { review: ReviewAnswer; personId: string };

/** What one may do about a review: whom it is about answers it, administrators take it down, all but its author report it. */
export function ReviewMenu({ review, personId }: ReviewMenuProps) {
  const { t } = useTranslation('reviews');
  const { profile } = useSession();
  const [doing, setDoing] = useState<'reply' | 'removal'>();
  const report = useDialogLink(REPORT_REVIEW, review.id);
  const { author, reply } = review;
  const mayReply = profile?.id === personId && reply === null && author.id !== null;
  const mayReport = author.id !== null && profile?.id !== author.id;
  const mayRemove = profile?.role === 'admin';
  if (!mayReply && !mayReport && !mayRemove) return null;
  const label = t('item.menu', { name: author.name || t('item.deleted-person') });
  const close = () => setDoing(undefined);
  return (
    <>
      <Menu
        label={label}
        renderTrigger={(props) => (
          <IconButton label={label} {...props}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        )}
      >
        {mayReply && (
          <MenuAction icon={Reply} onSelect={() => setDoing('reply')}>
            {t('item.answer')}
          </MenuAction>
        )}
        {mayReport && (
          <MenuLink icon={Flag} {...report}>
            {t('item.report')}
          </MenuLink>
        )}
        {mayRemove && (
          <MenuAction icon={Trash2} onSelect={() => setDoing('removal')}>
            {t('item.remove')}
          </MenuAction>
        )}
      </Menu>
      <ReplyDialog id={review.id} open={doing === 'reply'} onClose={close} />
      <RemoveDialog id={review.id} open={doing === 'removal'} onClose={close} />
    </>
  );
}
