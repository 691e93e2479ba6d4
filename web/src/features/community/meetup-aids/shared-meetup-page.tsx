import { CircleCheck, CircleDashed, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { SharedMeetupShape } from '#contract/meetups/meetup-aids';
import { useSharedMeetupQuery } from '../../../api/community/meetup-aids.gen';
import { isProblem } from '../../../api/problem';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { useFormat } from '../../../i18n/format';
import { ButtonLink } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Skeleton } from '../../../ui/skeleton';
import styles from './shared-meetup-page.module.css';

const LOOK_AGAIN_MS = 30_000;

/** What a friend sees of a meetup: when, where, and whether somebody is there and home. Looks again by itself. */
export function SharedMeetupPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['meetup-aids', 'common']);
  const { currentData, error, refetch } = useSharedMeetupQuery({ token }, { pollingInterval: LOOK_AGAIN_MS });
  usePageHead({ title: t('shared.title'), description: t('shared.description') });
  const problem = isProblem(error) ? error : null;
  if (problem?.status === 404)
    return (
      <EmptyState icon={EyeOff} title={t('shared.gone')} text={t('shared.gone-text')}>
        <ButtonLink to={paths.home}>{t('common:actions.back-home')}</ButtonLink>
      </EmptyState>
    );
  if (currentData) return <Shared meetup={currentData} />;
  if (problem)
    return (
      <ErrorState
        title={t('shared.failed')}
        text={t(problem.code === 'client.offline' ? 'common:problems.offline' : 'shared.gone-text')}
        offline={problem.code === 'client.offline'}
        requestId={problem.requestId}
        onRetry={() => void refetch()}
      />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
    <div role="status" aria-label={t('shared.loading')} className={styles.page}>
      <Skeleton height="320px" />
    </div>
  );
}

function Shared({ meetup }: { meetup: SharedMeetupShape }) {
  const { t } = useTranslation('meetup-aids');
  const { date } = useFormat();
  const { person, other, startsAt, timeZone, place, status, endsAt } = meetup;
  return (
    <article className={styles.page}>
      <h1>{other ? t('shared.heading', { person, other }) : t('shared.heading-alone', { person })}</h1>
      <Chip tone={TONES[status]}>{t(`shared.status.${status}`)}</Chip>
      <dl className={styles.facts}>
        <dt>{t('shared.when')}</dt>
        <dd>
          {date(startsAt, { dateStyle: 'full', timeStyle: 'short', timeZone })}
          <span className={styles.quiet}>{` ${t('shared.zone')}`}</span>
        </dd>
        <dt>{t('shared.where')}</dt>
        <dd>
          {place.name}
          <span className={styles.quiet}>{` · ${t(`shared.kinds.${place.kind}`)}`}</span>
        </dd>
      </dl>
      <ul className={styles.news}>
        {(['arrived', 'safe'] as const).map((news) => (
          <News key={news} news={news} at={meetup[`${news}At`]} person={person} />
        ))}
      </ul>
      <p className={styles.quiet}>
        {t('shared.ends', { date: date(endsAt, { dateStyle: 'medium', timeStyle: 'short' }) })}
      </p>
    </article>
  );
}

const TONES = {
  pending: 'warn',
  confirmed: 'good',
  completed: 'good',
  canceled: 'bad',
  declined: 'bad',
} as const satisfies Record<SharedMeetupShape['status'], string>;

type NewsProps = { news: 'arrived' | 'safe'; at: string | null; person: string };

function News({ news, at, person }: NewsProps) {
  const { t } = useTranslation('meetup-aids');
  const { date } = useFormat();
  const Icon = at ? CircleCheck : CircleDashed;
  return (
    <li className={at ? styles.said : styles.quiet}>
      <Icon aria-hidden="true" />
      {at
        ? t(`shared.${news}`, { person, time: date(at, { timeStyle: 'short' }) })
        : t(`shared.not-${news}`, { person })}
    </li>
  );
}
