import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMENT_LIMITS } from '#contract/comments';
import { useForm } from '../../../app/use-form';
import { newId } from '../../../browser/new-id';
import { readStored, store } from '../../../browser/storage';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { CommentField } from './comment-field';
import styles from './comment-item.module.css';
import { usePostCommentMutation } from './comments-data';
import { useTellRefusal } from './use-tell-refusal';

/** Who of the guests of this browser commented last, and what they called themselves. */
const NAME = 'commentName';

const nameOf = (guest: string): string => {
  const [whose, ...name] = (readStored(NAME) ?? '').split(' ');
  return whose === guest ? name.join(' ') : '';
};

type PostCommentProps = { listingId: string; me: string; asGuest: boolean };

export function PostComment(props: PostCommentProps) {
  // Drawn anew once it was sent: empty, and with the focus in its text area, where one goes on.
  const [sent, setSent] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent > 0 && document.activeElement === document.body)
      place.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [sent]);
  return (
    <div ref={place}>
      <CommentForm key={sent} {...props} onSent={() => setSent(sent + 1)} />
    </div>
  );
}

function CommentForm({ listingId, me, asGuest, onSent }: PostCommentProps & { onSent: () => void }) {
  const { t } = useTranslation('comments');
  const [post] = usePostCommentMutation();
  const tellRefusal = useTellRefusal();
  const idOf = useSteadyId();
  const { form, errors, busy } = useForm({
    context: 'catalog',
    fields: ['name', 'content'],
    check: ({ name, content }) => ({
      ...(asGuest && name.trim() === '' && { name: t('form.name-required') }),
      ...(content.trim() === '' && { content: t('form.required') }),
    }),
    send: async (values) => {
      const [name, content] = [values.name.trim(), values.content.trim()];
      const id = idOf(content);
      await post({ id: listingId, postCommentBody: { id, content, ...(asGuest && { name }) } }).unwrap();
      if (asGuest) store(NAME, `${me} ${name}`);
      onSent();
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0) tellRefusal(problem);
    },
  });
  return (
    <form {...form} className={styles.form}>
      {asGuest && (
        <Field label={t('form.name')} hint={t('form.name-hint')} error={errors.name} required>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={COMMENT_LIMITS.name}
              defaultValue={nameOf(me)}
            />
          )}
        </Field>
      )}
      <CommentField label={t('form.label')} error={errors.content} />
      <div className={styles.foot}>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The same words sent again are the same comment: an answer may have got lost on its way. */
function useSteadyId(): (content: string) => string {
  const last = useRef({ id: '', content: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { id: newId(), content };
    return last.current.id;
  };
}
