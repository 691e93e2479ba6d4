import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../app/paths';
import { useDebounced } from '../../../../browser/use-debounced';
import { SearchInput } from '../../../../ui/form/search-input';
import type { ThreadKey } from '../data/chat-outbox';
import styles from './chat-list.module.css';
import { Conversations } from './conversations';
import { FoundPeople } from './found-people';
import { useFocusOnReturn } from './use-focus-on-return';

const TYPING_RESTS = 300;
const LONGEST = 100;

type ChatListProps = { me: string; open: ThreadKey | null };

/** One's conversations, and a search for somebody to begin one with. */
export function ChatList({ me, open }: ChatListProps) {
  const { t } = useTranslation('chat');
  const [query, setQuery] = useState('');
  const list = useRef<HTMLElement>(null);
  useFocusOnReturn(list, open && paths.chatWith(open.personId, open.listingId));
  const wanted = query.trim();
  const rested = useDebounced(wanted, TYPING_RESTS);
  return (
    <nav ref={list} className={styles.list} aria-label={t('list.label')}>
      <SearchInput
        label={t('list.search')}
        placeholder={t('list.search-placeholder')}
        clearLabel={t('list.clear')}
        maxLength={LONGEST}
        value={query}
        onType={setQuery}
        className={styles.search}
      />
      <div className={styles.rows}>
        {wanted === '' ? (
          <Conversations me={me} open={open} />
        ) : (
          <FoundPeople query={rested === wanted ? wanted : null} onChosen={() => setQuery('')} />
        )}
      </div>
    </nav>
  );
}
