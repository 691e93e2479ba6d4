import { skipToken } from '@reduxjs/toolkit/query';
import { UserSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ChatPerson, useSearchPeopleQuery } from '../../../../api/messaging/messaging';
import { paths } from '../../../../app/paths';
import { Avatar } from '../../../../ui/avatar';
import { Link } from '../../../../ui/link';
import { EmptyState } from '../../../../ui/page/empty-state';
import rows from './conversation-row.module.css';
import { RowsSkeleton } from './rows-skeleton';

type FoundPeopleProps = {
  /** Null while it is being typed. */
  query: string | null;
  onChosen: () => void;
};

export function FoundPeople({ query, onChosen }: FoundPeopleProps) {
  const { t } = useTranslation('chat');
  const { currentData, error, isFetching } = useSearchPeopleQuery(query === null ? skipToken : { q: query });
  const failed = query !== null && error !== undefined && !isFetching;

  if (failed)
    return (
      <p role="alert" className={rows.note}>
        {t('list.search-failed')}
      </p>
    );
  if (!currentData) return <RowsSkeleton count={3} label={t('list.searching')} />;
  const people = currentData.items;
  return (
    <>
      {people.length === 0 ? (
        <EmptyState icon={UserSearch} title={t('list.nobody')} />
      ) : (
        <ul>
          {people.map((person) => (
            <li key={person.id}>
              <Person person={person} onChosen={onChosen} />
            </li>
          ))}
        </ul>
      )}
      <output className="visually-hidden">
        {people.length === 0 ? t('list.nobody') : t('list.found', { count: people.length })}
      </output>
    </>
  );
}

function Person({ person, onChosen }: { person: ChatPerson; onChosen: () => void }) {
  return (
    <Link to={paths.chatWith(person.id)} className={rows.row} onClick={onChosen}>
      <Avatar name={person.name} image={person.avatar} size={48} />
      <span className={rows.words}>
        <span className={rows.name}>{person.name}</span>
        {person.username && <span className={rows.about}>@{person.username}</span>}
      </span>
    </Link>
  );
}
