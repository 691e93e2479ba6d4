import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../app/feature';
import { useSession } from '../../../app/session/use-session';
import { useComingIntoView } from '../../../browser/use-coming-into-view';
import { useFormat } from '../../../i18n/format';
import { CommentList } from './comment-list';
import styles from './comments.module.css';
import { useListingCommentsInfiniteQuery } from './comments-data';
import { PostComment } from './post-comment';
import { SignInToComment } from './sign-in-to-comment';

/** What people say about a listing, fetched when someone scrolls down to it. */
export function Comments({ listing }: SlotProps['listing-below']) {
  const { t } = useTranslation('comments');
  const { number } = useFormat();
  const { status, profile } = useSession();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const near = useComingIntoView(place);
  const list = useListingCommentsInfiniteQuery({ listingId: listing.id }, { skip: !near });
  const total = list.data?.pages[0]?.total;
  return (
    <section ref={place} aria-labelledby={id} className={styles.comments}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {t('title')}
        {total && total.count > 0 && (
          <span className={styles.total}>{`${number(total.count)}${total.capped ? '+' : ''}`}</span>
        )}
      </h2>
      <div className={styles.write}>
        {status === 'visitor' && <SignInToComment />}
        {profile && (
          <PostComment key={profile.id} listingId={listing.id} me={profile.id} asGuest={status === 'guest'} />
        )}
      </div>
      <CommentList list={list} heading={heading} />
    </section>
  );
}
