import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '../../../app/paged-list/paged-list';
import { useFormat } from '../../../i18n/format';
import { Avatar } from '../../../ui/avatar';
import { Chip } from '../../../ui/chip';
import { EmptyState } from '../../../ui/page/empty-state';
import styles from './friends.module.css';
import { type ReferredFriend, useFriendsInfiniteQuery } from './referrals-data';

/** Whom one has invited, the latest first, and how they got on. */
export function Friends() {
  const { t } = useTranslation('referrals');
  const list = useFriendsInfiniteQuery();
  return (
    <PagedList
      list={list}
      label={t('friends.title')}
      failed={t('friends.failed')}
      more={t('friends.more')}
      height="68px"
      empty={<EmptyState icon={Users} title={t('friends.empty')} text={t('friends.empty-text')} />}
    >
      {(friend) => <Friend key={friend.id} friend={friend} />}
    </PagedList>
  );
}

const TONES = { accepted: 'plain', rewarded: 'good', counted: 'info', 'clawed-back': 'warn' } as const;

function Friend({ friend: { name, state, acceptedAt, heldUntil } }: { friend: ReferredFriend }) {
  const { t } = useTranslation('referrals');
  const { date } = useFormat();
  const day = (at: string) => date(at, { day: 'numeric', month: 'short', year: 'numeric' });
  const shown = name ?? t('friends.left');
  return (
    <li className={styles.friend}>
      <Avatar name={shown} size={40} />
      <div className={styles.words}>
        <p className={styles.name}>{shown}</p>
        <p className={styles.quiet}>{t('friends.since', { date: day(acceptedAt) })}</p>
      </div>
      <div className={styles.state}>
        <Chip tone={TONES[state]}>{t(`friends.states.${state}`)}</Chip>
        {heldUntil && <p className={styles.quiet}>{t('friends.held', { date: day(heldUntil) })}</p>}
      </div>
    </li>
  );
}
