import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChatPerson,
  useBlockedPeopleQuery,
  useUnblockPersonMutation,
} from '../../../api/messaging/messaging';
import type { SlotProps } from '../../../app/feature';
import { Awaited } from '../../../app/problems/awaited';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast/toast-store';
import styles from './blocked-people.module.css';

/** Whom the person has blocked, to take it back; the settings page is where one looks for it. */
export function BlockedPeople({ Section }: SlotProps['settings']) {
  const { t } = useTranslation('safety');
  const list = useRef<HTMLUListElement>(null);
  const place = useFocusKept<HTMLDivElement>(list);
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  return (
    <Section title={t('blocked.title')} lead={t('blocked.lead')}>
      <div ref={place}>
        <ul ref={list} tabIndex={-1} aria-label={t('blocked.title')} className={styles.list}>
          {cursors.map((cursor) => (
            <Page
              key={cursor ?? 'first'}
              cursor={cursor}
              onMore={cursor === cursors.at(-1) ? (next) => setCursors([...cursors, next]) : undefined}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Page({ cursor, onMore }: { cursor: string | undefined; onMore?: (next: string) => void }) {
  const { t } = useTranslation('safety');
  const query = useBlockedPeopleQuery({ cursor });
  if (!query.currentData)
    return (
      <li>
        <Awaited query={query} failed={t('blocked.failed')}>
          <Skeleton height="44px" />
        </Awaited>
      </li>
    );
  const { items, nextCursor } = query.currentData;
  return (
    <>
      {items.length === 0 && !cursor && <li className={styles.nobody}>{t('blocked.nobody')}</li>}
      {items.map((person) => (
        <Person key={person.id} person={person} />
      ))}
      {nextCursor && onMore && (
        <li>
          <Button variant="secondary" size="small" onClick={() => onMore(nextCursor)}>
            {t('blocked.more')}
          </Button>
        </li>
      )}
    </>
  );
}

function Person({ person: { id, name, deleted, avatar } }: { person: ChatPerson }) {
  const { t } = useTranslation('safety');
  const [unblock, { isLoading }] = useUnblockPersonMutation();
  const shown = deleted ? t('deleted-person') : name;
  const submit = async () => {
    const answer = await unblock({ id });
    if (!('error' in answer)) toast({ title: t('blocked.undone', { name: shown }) });
  };
  return (
    <li className={styles.person}>
      <Avatar name={shown} image={avatar} size={36} />
      <span className={styles.name}>{shown}</span>
      <Button
        variant="secondary"
        size="small"
        busy={isLoading}
        aria-label={t('blocked.unblock-person', { name: shown })}
        onClick={() => void submit()}
      >
        {t('blocked.unblock')}
      </Button>
    </li>
  );
}
