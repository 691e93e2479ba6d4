import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format';
import { Avatar } from '../../../ui/avatar';
import { Chip } from '../../../ui/chip';
import { PersonLink } from '../../../ui/person-link';
import styles from './comment-item.module.css';
import { CommentMenu } from './comment-menu';
import type { ListingComment } from './comments-data';
import { EditComment } from './edit-comment';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

export function CommentItem({ comment }: { comment: ListingComment }) {
  const { t } = useTranslation('comments');
  const { ago, date } = useFormat();
  const [editing, setEditing] = useState(false);
  const { author, content, bySeller, createdAt, editedAt } = comment;
  return (
    <li className={styles.comment}>
      <Avatar name={author.name} image={author.avatar} size={36} />
      <div>
        <p className={styles.head}>
          <PersonLink id={author.id}>{author.name}</PersonLink>
          {bySeller && <Chip tone="accent">{t('comment.seller')}</Chip>}
          {author.kind === 'guest' && !bySeller && <Chip>{t('comment.guest')}</Chip>}
          <span className={styles.quiet}>
            <time dateTime={createdAt} title={date(createdAt, MOMENT)}>
              {ago(createdAt)}
            </time>
            {editedAt && (
              <span title={date(editedAt, MOMENT)}>
                {' · '}
                {t('comment.edited')}
              </span>
            )}
          </span>
        </p>
        {editing ? (
          <EditComment comment={comment} onDone={() => setEditing(false)} />
        ) : (
          <p className={styles.content}>{content}</p>
        )}
      </div>
      {!editing && <CommentMenu comment={comment} onEdit={() => setEditing(true)} />}
    </li>
  );
}
