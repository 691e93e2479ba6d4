import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tellFailure } from '../../../app/problems/tell-failure';
import { useForm } from '../../../app/use-form';
import { Button } from '../../../ui/button';
import { CommentField } from './comment-field';
import styles from './comment-item.module.css';
import { type ListingComment, useEditCommentMutation } from './comments-data';

type EditCommentProps = { comment: ListingComment; onDone: () => void };

export function EditComment({ comment: { id, content: before }, onDone }: EditCommentProps) {
  const { t } = useTranslation('comments');
  const [edit] = useEditCommentMutation();
  const { form, errors, busy } = useForm({
    context: 'catalog',
    fields: ['content'],
    check: ({ content }) => (content.trim() === '' ? { content: t('form.required') } : {}),
    send: async ({ content }) => {
      await edit({ id, editCommentBody: { content: content.trim() } }).unwrap();
      onDone();
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0) tellFailure(t('edit.failed'), problem);
    },
  });
  const place = useRef<HTMLDivElement>(null);
  // Before the list looks where the focus has gone with the menu.
  useLayoutEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  return (
    <form {...form} className={styles.form}>
      <div ref={place}>
        <CommentField label={t('edit.label')} error={errors.content} initial={before} />
      </div>
      <div className={styles.foot}>
        <Button type="submit" size="small" busy={busy}>
          {t('edit.save')}
        </Button>
        <Button size="small" variant="secondary" onClick={onDone}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  );
}
