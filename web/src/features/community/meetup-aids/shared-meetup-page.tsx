import { CircleCheck, CircleDashed, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { knownZone } from '#contract/meetups/known-zone';
import type { SharedMeetupShape } from '#contract/meetups/meetup-aids';
import { useSharedMeetupQuery } from '../../../api/community/meetup-aids.gen';
import { isProblem, type Problem } from '../../../api/problem';
import { usePageHead } from '../../../app/page-head';
import { paths } from '../../../app/paths';
import { QueryError, useProblemText } from '../../../app/problems/query-error';
import { useFormat } from '../../../i18n/format';
import { ButtonLink } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Notice } from '../../../ui/notice';
import { EmptyState } from '../../../ui/page/empty-state';
import { Loading, Skeleton } from '../../../ui/skeleton';
import styles from './shared-meetup-page.module.css';

const LOOK_AGAIN_MS = 30_000;

/** What a friend sees of a meetup: when, where, and whether somebody is there and home. Looks again by itself. */
export function SharedMeetupPage() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['meetup-aids', 'common']);
  const { currentData, error, fulfilledTimeStamp, refetch } = useSharedMeetupQuery(
    { token },
    { pollingInterval: LOOK_AGAIN_MS },
  );
  usePageHead({ title: t('shared.title'), description: t('shared.description') });
  const problem = isProblem(error) ? error : null;
  if (problem?.status === 404)
    return (
      <EmptyState icon={EyeOff} title={t('shared.gone')} text={t('shared.gone-text')}>
        <ButtonLink to={paths.home}>{t('common:actions.back-home')}</ButtonLink>
      </EmptyState>
    );
  if (currentData)
    return (
      <Shared meetup={currentData}>
        {problem && fulfilledTimeStamp && <Outdated since={fulfilledTimeStamp} problem={problem} />}
      </Shared>
    );
  if (error) return <QueryError title={t('shared.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Loading label={t('shared.loading')} className={styles.page}>
      <Skeleton height="320px" />
    </Loading>
  );
}

function Shared({ meetup, children }: { meetup: SharedMeetupShape; children: ReactNode }) {
  const { t } = useTranslation('meetup-aids');
  const { date } = useFormat();
  const { person, other, startsAt, place, status, endsAt } = meetup;
  const timeZone = knownZone(meetup.timeZone);
  return (
    <article className={styles.page}>
      <h1>{other ? t('shared.heading', { person, other }) : t('shared.heading-alone', { person })}</h1>
      {children}
      <Chip tone={TONES[status]}>{t(`shared.status.${status}`)}</Chip>
      <dl className={styles.facts}>
        <dt>{t('shared.when')}</dt>
        <dd>
          {date(startsAt, { dateStyle: 'full', timeStyle: 'short', timeZone })}
          <span className={styles.quiet}>{` ${t(timeZone ? 'shared.zone' : 'shared.own-zone')}`}</span>
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

/** Who worries about somebody is not left to take what was said before for how things stand. */
function Outdated({ since, problem }: { since: number; problem: Problem }) {
  const { t } = useTranslation('meetup-aids');
  const { date } = useFormat();
  const time = date(new Date(since).toISOString(), { timeStyle: 'short' });
  return (
    <Notice tone="warn" live title={t('shared.outdated', { time })}>
      <p>{useProblemText(problem)}</p>
    </Notice>
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
