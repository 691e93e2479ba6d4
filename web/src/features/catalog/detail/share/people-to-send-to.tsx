import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import {
  type ChatPerson,
  useConversationsQuery,
  useSearchPeopleQuery,
} from '../../../../api/messaging/messaging';
import { QueryError } from '../../../../app/problems/query-error';
import { Avatar } from '../../../../ui/avatar';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import styles from './share-sheet.module.css';
import type { SendLink } from './use-send-link';

const SHOWN = 8;

export function RecentPeople({ send }: { send: SendLink }) {
  const { t } = useTranslation('sharing');
  const { data, error, refetch } = useConversationsQuery({}, { refetchOnMountOrArgChange: true });
  if (error) return <QueryError title={t('chat.not-loaded')} error={error} onRetry={() => void refetch()} />;
  const people = data?.items.map(({ person }) => person).filter(({ deleted }) => !deleted);
  // One may talk to the same person about several things.
  const recent = people?.filter(({ id }, nth) => people.findIndex((each) => each.id === id) === nth);
  return (
    <People title={t('chat.recent')} people={recent?.slice(0, SHOWN)} none={t('chat.none')} send={send} />
  );
}

type SoughtPeopleProps = {
  /** Null while it is being typed. */
  query: string | null;
  send: SendLink;
};

/** Never those of an earlier search: a press sends at once. */
export function SoughtPeople({ query, send }: SoughtPeopleProps) {
  const { t } = useTranslation('sharing');
  const { currentData, error, isFetching, refetch } = useSearchPeopleQuery(
    query === null ? skipToken : { q: query },
  );
  if (query !== null && error && !isFetching)
    return <QueryError title={t('chat.not-loaded')} error={error} onRetry={() => void refetch()} />;
  const people = query === null ? undefined : currentData?.items;
  return <People title={t('chat.found')} people={people} none={t('chat.nobody')} send={send} />;
}

type PeopleProps = { title: string; people?: readonly ChatPerson[]; none: string; send: SendLink };

function People({ title, people, none, send }: PeopleProps) {
  const { t } = useTranslation(['sharing', 'common']);
  if (!people)
    return (
      <Loading label={t('common:loading')}>
        <Skeleton height="180px" />
      </Loading>
    );
  if (people.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.ways}>
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className={styles.way}
              aria-label={t('chat.send-to', { name: person.name })}
              aria-busy={send.busy || undefined}
              onClick={() => send.to(person)}
            >
              <Avatar name={person.name} image={person.avatar} size={36} />
              {person.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
