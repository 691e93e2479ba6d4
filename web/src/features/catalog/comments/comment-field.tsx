import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMENT_LIMITS } from '#contract/comments';
import { Field } from '../../../ui/form/field';

/** From so many characters on it is told how many are left. */
const NEARLY_FULL = COMMENT_LIMITS.content * 0.9;

type CommentFieldProps = { label: string; error?: string; initial?: string };

export function CommentField({ label, error, initial = '' }: CommentFieldProps) {
  const { t } = useTranslation('comments');
  const [length, setLength] = useState(initial.length);
  const left = COMMENT_LIMITS.content - length;
  return (
    <Field
      label={label}
      hint={length >= NEARLY_FULL ? t('form.left', { count: left }) : undefined}
      error={error}
      required
    >
      {(control) => (
        <textarea
          {...control}
          name="content"
          rows={3}
          maxLength={COMMENT_LIMITS.content}
          placeholder={t('form.placeholder')}
          defaultValue={initial}
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => setLength(target.value.length)}
        />
      )}
    </Field>
  );
}
