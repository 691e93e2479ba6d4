import { EllipsisVertical, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT } from '../../../app/dialog-parameters';
import { useSession } from '../../../app/session/use-session';
import { useDialogLink } from '../../../app/use-dialog';
import { IconButton } from '../../../ui/button';
import { Menu } from '../../../ui/menu/menu';
import { MenuAction, MenuLink } from '../../../ui/menu/menu-item';
import styles from './comment-item.module.css';
import type { ListingComment } from './comments-data';
import { DeleteComment } from './delete-comment';

type CommentMenuProps = { comment: ListingComment; onEdit: () => void };

/** What one may do about a comment: its author edits and deletes it, administrators delete it, all others report it. */
export function CommentMenu({ comment, onEdit }: CommentMenuProps) {
  const { t } = useTranslation('comments');
  const { profile } = useSession();
  const [deleting, setDeleting] = useState(false);
  const report = useDialogLink(REPORT, `comment:${comment.id}`);
  const own = profile?.id === comment.author.id;
  const mayDelete = own || profile?.role === 'admin';
  const label = t('comment.menu', { name: comment.author.name });
  return (
    <div className={styles.menu}>
      <Menu
        label={label}
        renderTrigger={(props) => (
          <IconButton label={label} {...props}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        )}
      >
        {own && (
          <MenuAction icon={Pencil} onSelect={onEdit}>
            {t('comment.edit')}
          </MenuAction>
        )}
        {!own && (
          <MenuLink icon={Flag} {...report}>
            {t('comment.report')}
          </MenuLink>
        )}
        {mayDelete && (
          <MenuAction icon={Trash2} onSelect={() => setDeleting(true)}>
            {t('comment.delete')}
          </MenuAction>
        )}
      </Menu>
      <DeleteComment id={comment.id} open={deleting} onClose={() => setDeleting(false)} />
    </div>
  );
}
