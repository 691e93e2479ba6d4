import { House, MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareNews } from '#contract/meetups/meetup-aids';
import {
  useOwnShareQuery,
  useRevokeShareMutation,
  useSayToFriendMutation,
  useShareMeetupMutation,
} from '../../../api/community/meetup-aids.gen';
import { Awaited } from '../../../app/problems/awaited';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { useFormat } from '../../../i18n/format';
import { Button } from '../../../ui/button';
import { Copyable } from '../../../ui/copyable';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast/toast-store';
import styles from './meetup-tools.module.css';

const ICONS = { arrived: MapPinCheck, safe: House };

export function SharePanel({ meetupId: id }: { meetupId: string }) {
  const { t } = useTranslation(['meetup-aids', 'common']);
  const { date } = useFormat();
  const query = useOwnShareQuery({ id }, { refetchOnMountOrArgChange: true });
  const [make, making] = useShareMeetupMutation();
  const [say, saying] = useSayToFriendMutation();
  const [revoke, revoking] = useRevokeShareMutation();
  const [link, setLink] = useState<string>();
  const place = useFocusKept<HTMLDivElement>();

  const shareIt = async () => {
    const answer = await make({ id });
    if (answer.data) setLink(new URL(answer.data.path, location.href).href);
  };
  const tell = async (news: ShareNews) => {
    const answer = await say({ id, shareNewsBody: { news } });
    if (answer.data) toast({ title: t(`share.said-${news}`) });
  };
  const end = async () => {
    const answer = await revoke({ id });
    if ('error' in answer) return;
    setLink(undefined);
    toast({ title: t('share.revoked') });
  };
  if (!query.currentData)
    return (
      <Awaited query={query} failed={t('share.failed')}>
        <Loading label={t('common:loading')}>
          <Skeleton height="160px" />
        </Loading>
      </Awaited>
    );
  const { share } = query.currentData;
  const next = share?.arrivedAt ? 'safe' : 'arrived';
  return (
    <div ref={place} className={styles.body}>
      <p>{t('share.lead')}</p>
      {link && (
        <>
          <Copyable link label={t('share.link')} value={link} />
          <p className={styles.quiet}>{t('share.once')}</p>
        </>
      )}
      {share && (
        <>
          <p className={styles.quiet}>
            {t('share.live', { date: date(share.endsAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
          </p>
          {(['arrived', 'safe'] as const).map((news) => {
            const Icon = ICONS[news];
            if (share[`${news}At`]) return <output key={news}>{t(`share.said-${news}`)}</output>;
            return (
              <Button
                key={news}
                type="button"
                variant={news === next ? 'primary' : 'secondary'}
                busy={saying.isLoading}
                onClick={() => void tell(news)}
              >
                <Icon aria-hidden="true" />
                {t(`share.${news}`)}
              </Button>
            );
          })}
        </>
      )}
      <Button
        type="button"
        variant={share ? 'secondary' : 'primary'}
        busy={making.isLoading}
        onClick={() => void shareIt()}
      >
        {t(share ? 'share.anew' : 'share.make')}
      </Button>
      {share && (
        <Button type="button" variant="secondary" busy={revoking.isLoading} onClick={() => void end()}>
          {t('share.revoke')}
        </Button>
      )}
    </div>
  );
}
