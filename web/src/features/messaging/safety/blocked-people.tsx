import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChatPerson, useUnblockPersonMutation } from '../../../api/messaging/messaging';
import type { SlotProps } from '../../../app/feature';
import { MoreButton } from '../../../app/paged-list/more-button';
import { Awaited } from '../../../app/problems/awaited';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast/toast-store';
import { useBlockedListInfiniteQuery } from './blocked-list';
import styles from './blocked-people.module.css';

/** Whom the person has blocked, to take it back; the settings page is where one looks for it. */
export function BlockedPeople({ Section }: SlotProps['settings']) {
  const { t } = useTranslation('safety');
  const list = useRef<HTMLUListElement>(null);
  const place = useFocusKept<HTMLDivElement>(list);
  const blocked = useBlockedListInfiniteQuery();
  const people = blocked.currentData?.pages.flatMap(({ items }) => items);
  return (
    <Section title={t('blocked.title')} lead={t('blocked.lead')}>
      <div ref={place}>
        <ul ref={list} tabIndex={-1} aria-label={t('blocked.title')} className={styles.list}>
          {!people && (
            <li>
              <Awaited query={blocked} failed={t('blocked.failed')}>
                <Skeleton height="44px" />
              </Awaited>
            </li>
          )}
          {people?.length === 0 && <li className={styles.nobody}>{t('blocked.nobody')}</li>}
          {people?.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
        <MoreButton list={blocked} className={styles.more}>
          {t('blocked.more')}
        </MoreButton>
      </div>
    </Section>
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
