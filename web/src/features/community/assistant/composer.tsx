import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ASSISTANT_LIMITS } from '#contract/community/assistant';
import { writeDraft } from '../../../api/community/assistant-talk';
import styles from './composer.module.css';

/** From so few characters on it is told how many are left. */
const TOLD_FROM = 100;

type ComposerProps = {
  draft: string;
  busy: boolean;
  disabled: boolean;
  focused?: boolean;
  onAsk: (question: string) => void;
};

/** Enter sends, Shift and Enter begin a line. */
export function Composer({ draft, busy, disabled, focused, onAsk }: ComposerProps) {
  const { t } = useTranslation('assistant');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  const mayNot = busy || disabled || draft.trim() === '';
  const send = () => {
    if (!mayNot) onAsk(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const left = ASSISTANT_LIMITS.message - draft.length;
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        field.current?.focus();
      }}
    >
      <textarea
        ref={field}
        rows={2}
        aria-label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        maxLength={ASSISTANT_LIMITS.message}
        value={draft}
        onChange={({ target }) => writeDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={t('composer.send')} title={t('composer.send')} aria-disabled={mayNot}>
        <SendHorizontal aria-hidden="true" />
      </button>
      {left <= TOLD_FROM && <p className={styles.left}>{t('composer.left', { count: left })}</p>}
    </form>
  );
}
