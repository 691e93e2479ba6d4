import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeEmailMutation } from '../../../../api/identity/identity.gen';
import { useEndOtherSessionsMutation, useOwnSessionsQuery } from '../../../../api/identity/own-data.gen';
import { Awaited } from '../../../../app/problems/awaited';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast/toast-store';
import { EMAIL_CHANGE } from '../email-change';
import { EndSession } from './end-session';
import styles from './own-sessions.module.css';
import { SessionRow } from './session-row';

/** Every browser the person is signed in on, to end what they do not know. */
export function OwnSessions() {
  const { t } = useTranslation(['account', 'common']);
  // Asked anew each time: it is looked at when somebody suspects something.
  const query = useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const [endOthers] = useEndOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);
  const place = useFocusKept<HTMLDivElement>(list);
  const [, emailChange] = useChangeEmailMutation(EMAIL_CHANGE);

  const endAllOthers = async () => {
    const answer = await endOthers();
    if ('error' in answer) return;
    emailChange.reset();
    toast({ title: t('sessions.others-ended') });
  };
  if (data)
    return (
      <div ref={place} className={styles.sessions}>
        <ul ref={list} tabIndex={-1} aria-label={t('sessions.title')} className={styles.list}>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        {data.items.length > 1 && (
          <EndSession
            {...(styles.all && { className: styles.all })}
            label={t('sessions.end-others')}
            title={t('sessions.confirm.title-others')}
            text={t('sessions.confirm.text-others')}
            onEnd={endAllOthers}
          />
        )}
      </div>
    );
  return (
    <Awaited query={query} failed={t('sessions.not-loaded')}>
      <Loading label={t('common:loading')}>
        <Skeleton height="72px" />
      </Loading>
    </Awaited>
  );
}
