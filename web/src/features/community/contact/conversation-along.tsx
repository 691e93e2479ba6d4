import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CONTACT_LIMITS } from '#contract/contact';
import { type Said, useTalk } from '../../../api/community/assistant-talk';
import styles from './conversation-along.module.css';

type Along = ReturnType<typeof useConversationAlong>;

/** What was said with the assistant, when one comes from there (`?conversation=1`): it goes along unless one says otherwise. */
export function useConversationAlong() {
  const { t } = useTranslation('contact');
  const [search] = useSearchParams();
  const { said } = useTalk();
  const [wanted, setWanted] = useState(true);
  const lines = search.has('conversation') ? said : [];
  const nameOf = ({ from }: Said) => t(from === 'person' ? 'conversation.you' : 'conversation.assistant');
  const text = lines.map((line) => `${nameOf(line)}: ${line.text}`).join('\n\n');
  return {
    lines,
    nameOf,
    wanted,
    setWanted,
    question: lines.findLast(({ from }) => from === 'person')?.text,
    // The end of it is what it is about.
    body: wanted && text !== '' ? { conversation: text.slice(-CONTACT_LIMITS.conversation) } : {},
  };
}

export function ConversationAlong({ along: { lines, nameOf, wanted, setWanted } }: { along: Along }) {
  const { t } = useTranslation('contact');
  if (lines.length === 0) return null;
  return (
    <details className={styles.along} open>
      <summary>{t('conversation.label')}</summary>
      <p>{t('conversation.lead')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it by the keyboard */}
      <ul className={styles.lines} tabIndex={0} aria-label={t('conversation.label')}>
        {lines.map((line) => (
          <li key={line.id}>
            <strong>{nameOf(line)}:</strong> {line.text}
          </li>
        ))}
      </ul>
      <label className={styles.choice}>
        <input type="checkbox" checked={wanted} onChange={({ target }) => setWanted(target.checked)} />
        {t('conversation.along')}
      </label>
    </details>
  );
}
