import { ImagePlus, SendHorizontal } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_LIMITS } from '#contract/chat';
import type { Thread } from '../../../../api/messaging/messaging';
import { isPhone } from '../../../../browser/is-phone';
import { newId } from '../../../../browser/new-id';
import { pastedFiles } from '../../../../browser/pasted-files';
import { classes } from '../../../../ui/classes';
import { useGrowing } from '../../../../ui/form/use-growing';
import { toastError } from '../../../../ui/toast/toast-store';
import { keepChatDraft, useChatDraft } from '../data/chat-drafts';
import { putIntoOutbox, type ThreadKey } from '../data/chat-outbox';
import { useFocusOnArrival } from '../use-focus-on-arrival';
import { Attachments } from './attachments';
import styles from './composer.module.css';
import { QuickReplies } from './quick-replies';
import { useAttachments } from './use-attachments';
import { useSayOnce } from './use-say-once';
import { useTypingSignal } from './use-typing-signal';

/** From this many characters on the counter asks for attention. */
const NEARLY_FULL = CHAT_LIMITS.message * 0.9;

type ComposerProps = {
  me: string;
  address: ThreadKey;
  thread: Thread;
  onOutbox: () => void;
};

export function Composer({ me, address, thread, onOutbox }: ComposerProps) {
  const { t } = useTranslation('chat');
  const draft = useChatDraft(me, address);
  const attachments = useAttachments(me, address);
  const typing = useTypingSignal(thread.id);
  const input = useRef<HTMLTextAreaElement>(null);
  useGrowing(input, draft.text);
  // On phones the keyboard would cover what is to be read first.
  useFocusOnArrival(input, !isPhone());
  const length = draft.text.length;

  const put = (content: string, images: typeof draft.images) => {
    putIntoOutbox(me, {
      ...address,
      id: newId(),
      conversationId: thread.id,
      content,
      images,
      createdAt: new Date().toISOString(),
    });
    typing.stop();
    onOutbox();
  };
  const send = () => {
    if (attachments.uploading.length > 0) return toastError({ title: t('composer.uploading-wait') });
    const content = draft.text.trim();
    if (content === '' && draft.images.length === 0) return toastError({ title: t('composer.incomplete') });
    keepChatDraft(me, address, { text: '', images: [] });
    put(content, draft.images);
    return input.current?.focus();
  };

  const sayOnce = useSayOnce(me, address, (words) => put(words, []));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length === 0) return;
    event.preventDefault();
    attachments.add(files);
  };

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      {draft.text === '' && <QuickReplies me={me} thread={thread} onChoose={sayOnce} />}
      <Attachments images={draft.images} attachments={attachments} input={input} />
      <div className={styles.row}>
        <label className={styles.pick} title={t('composer.add-pictures')}>
          <ImagePlus aria-hidden="true" />
          <span className="visually-hidden">{t('composer.add-pictures')}</span>
          <input
            type="file"
            accept="image/*"
            multiple
            onChange={({ target }) => {
              attachments.add([...(target.files ?? [])]);
              // The same file may be chosen again after it was removed.
              target.value = '';
            }}
          />
        </label>
        <div className={styles.field}>
          <textarea
            ref={input}
            rows={1}
            value={draft.text}
            maxLength={CHAT_LIMITS.message}
            enterKeyHint="send"
            placeholder={t('composer.placeholder')}
            aria-label={t('composer.label')}
            onChange={({ target }) => {
              keepChatDraft(me, address, { ...draft, text: target.value });
              typing.go(target.value !== '');
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <span className={classes(styles.count, length >= NEARLY_FULL && styles.full)} aria-hidden="true">
            {t('composer.count', { count: length, max: CHAT_LIMITS.message })}
          </span>
        </div>
        <button
          type="submit"
          className={styles.send}
          aria-label={t('composer.send')}
          title={t('composer.send')}
        >
          <SendHorizontal aria-hidden="true" />
        </button>
      </div>
      <output className="visually-hidden">
        {length >= NEARLY_FULL && t('composer.left', { count: length, max: CHAT_LIMITS.message })}
      </output>
    </form>
  );
}
