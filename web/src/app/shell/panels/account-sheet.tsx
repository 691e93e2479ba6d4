import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SessionProfile } from '../../../api/session-token';
import { Button, ButtonLink } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { paths } from '../../paths';
import { withNext } from '../../routing/next-path';
import { useSession } from '../../session/use-session';
import { useSignOut } from '../../session/use-sign-out';
import { useNavigation } from '../navigation';
import styles from './account-sheet.module.css';
import { Identity } from './identity';
import { LinkList } from './link-list';
import type { PanelProps } from './panels';
import { PreferenceFields } from './preference-fields';

/** The account on a phone: the ways in, or one's own entries and the way out. */
export function AccountSheet({ open, onClose }: PanelProps) {
  const { t } = useTranslation();
  const { profile } = useSession();
  return (
    <Dialog open={open} onClose={onClose} title={t(profile ? 'nav.account' : 'session.welcome')}>
      <div className={styles.content}>
        {profile ? <Own profile={profile} onLeave={onClose} /> : <WaysIn onLeave={onClose} />}
        <PreferenceFields />
      </div>
    </Dialog>
  );
}

function Own({ profile, onLeave }: { profile: SessionProfile; onLeave: () => void }) {
  const { t } = useTranslation();
  const entries = useNavigation('account');
  const signOut = useSignOut();
  const leave = () => {
    onLeave();
    signOut();
  };
  return (
    <>
      <Identity profile={profile} />
      <LinkList links={entries} onFollow={onLeave} />
      <Button variant="secondary" wide onClick={leave}>
        <LogOut aria-hidden="true" />
        {t('nav.sign-out')}
      </Button>
    </>
  );
}

function WaysIn({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <div className={styles.ways}>
      <p>{t('session.why')}</p>
      <ButtonLink to={withNext(paths.signIn, search)} wide onClick={onLeave}>
        {t('nav.sign-in')}
      </ButtonLink>
      <ButtonLink to={withNext(paths.signUp, search)} variant="secondary" wide onClick={onLeave}>
        {t('nav.sign-up')}
      </ButtonLink>
      <ButtonLink to={paths.continueAsGuest} variant="quiet" wide onClick={onLeave}>
        {t('session.continue-as-guest')}
      </ButtonLink>
    </div>
  );
}
