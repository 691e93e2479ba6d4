import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingComment } from '../../../api/catalog/comments';
import { useSession } from '../../../app/session/use-session';
import { IconButton } from '../../../ui/button';
import { Menu } from '../../../ui/menu/menu';
import { MenuAction } from '../../../ui/menu/menu-item';
import styles from './comment-item.module.css';
import { DeleteComment } from './delete-comment';

type CommentMenuProps = { comment: ListingComment; onEdit: () => void };

/** What one may do about a comment: its author edits and deletes it, administrators delete it. */
export function CommentMenu({ comment, onEdit }: CommentMenuProps) {
  const { t } = useTranslation('comments');
  const { profile } = useSession();
  const [deleting, setDeleting] = useState(false);
  const own = profile?.id === comment.author.id;
  if (!own && profile?.role !== 'admin') return null;
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
        <MenuAction icon={Trash2} onSelect={() => setDeleting(true)}>
          {t('comment.delete')}
        </MenuAction>
      </Menu>
      <DeleteComment id={comment.id} open={deleting} onClose={() => setDeleting(false)} />
    </div>
  );
}
