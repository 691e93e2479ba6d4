import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Thread } from '../../../../api/messaging/messaging';
import { paths } from '../../../../app/paths';
import { moveDraft } from '../data/chat-drafts';
import { redirectUnsent, type ThreadKey } from '../data/chat-outbox';
import { ThreadSkeleton } from './thread-skeleton';

type MovedThreadProps = { me: string; from: ThreadKey; thread: Thread; onOutbox: () => void };

/** At the address of a guest who has become a member: leads on to the member, with what was written and not sent. */
export function MovedThread({ me, from, thread, onOutbox }: MovedThreadProps) {
  const navigate = useNavigate();
  const { id, person } = thread;
  useEffect(() => {
    const to = { personId: person.id, listingId: from.listingId };
    redirectUnsent(me, from, to, id);
    moveDraft(me, from, to);
    onOutbox();
    void navigate(paths.chatWith(to.personId, to.listingId), { replace: true });
  }, [me, from, id, person.id, onOutbox, navigate]);
  return <ThreadSkeleton />;
}
