import { BadgeCheck, LogOut, MessageCircle, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TrustProfile } from '../../../api/community/community.gen';
import { paths } from '../../../app/paths';
import { useSignOut } from '../../../app/session/use-sign-out';
import { useBrowserFact } from '../../../browser/use-browser-fact';
import { useFormat } from '../../../i18n/format';
import { Avatar } from '../../../ui/avatar';
import { Button, ButtonLink } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { BADGE_ICONS } from './badge-icons';
import styles from './person-header.module.css';

const AVATAR_SIZE = 112;

type PersonHeaderProps = { person: TrustProfile; own: boolean };

export function PersonHeader({ person, own }: PersonHeaderProps) {
  const { t } = useTranslation('trust');
  const { name, avatar, bio, badges, verifiedSeller } = person;
  return (
    <header className={styles.header}>
      <Avatar name={name} image={avatar} size={AVATAR_SIZE} />
      <div className={styles.words}>
        <h1>{name}</h1>
        <QuietLine person={person} />
        {(verifiedSeller || badges.length > 0) && (
          <ul className={styles.badges}>
            {verifiedSeller && (
              <li>
                <Chip tone="good">
                  <BadgeCheck aria-hidden="true" />
                  {t('verified-seller')}
                </Chip>
              </li>
            )}
            {badges.map(({ badge, campus }) => {
              const Icon = BADGE_ICONS[badge];
              return (
                <li key={badge}>
                  <Chip tone="good">
                    <Icon aria-hidden="true" />
                    {t(`badges.${badge}`, { campus })}
                  </Chip>
                </li>
              );
            })}
          </ul>
        )}
        {bio && <p className={styles.bio}>{bio}</p>}
      </div>
      <div className={styles.actions}>
        {own ? (
          <OwnActions />
        ) : (
          <ButtonLink to={paths.chatWith(person.id)} size="large">
            <MessageCircle aria-hidden="true" />
            {t('message', { name: firstWord(name) })}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function OwnActions() {
  const { t } = useTranslation(['trust', 'common']);
  const signOut = useSignOut();
  return (
    <>
      <ButtonLink to={paths.settings} variant="secondary">
        <Pencil aria-hidden="true" />
        {t('edit')}
      </ButtonLink>
      <Button variant="secondary" onClick={signOut}>
        <LogOut aria-hidden="true" />
        {t('common:nav.sign-out')}
      </Button>
    </>
  );
}

function QuietLine({ person: { username, kind, memberSince } }: { person: TrustProfile }) {
  const { t } = useTranslation('trust');
  const { date } = useFormat();
  const timeZone = useBrowserFact(() => undefined, 'UTC');
  const since = { date: date(memberSince, { year: 'numeric', month: 'long', timeZone }) };
  return (
    <p className={styles.quiet}>
      {username && `@${username} · `}
      {kind === 'guest' ? t('guest-since', since) : t('member-since', since)}
    </p>
  );
}

/** Buttons have room for no more of a name. */
const firstWord = (name: string) => name.split(' ', 1)[0];
