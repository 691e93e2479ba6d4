import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../app/page-head';
import { useSession } from '../../../app/session/use-session';
import { PreferenceFields } from '../../../app/shell/panels/preference-fields';
import { Slot } from '../../../app/slot';
import { Account } from './account';
import { ChangeEmailForm } from './change-email-form';
import { ChangePasswordForm } from './change-password-form';
import { DangerZone } from './own-data/danger-zone';
import { Export } from './own-data/export';
import { PrivacyNote } from './own-data/privacy-note';
import { OwnProfile } from './own-profile';
import { OwnPhone } from './phone/own-phone';
import { Section } from './section';
import { OwnSessions } from './sessions/own-sessions';
import styles from './settings-page.module.css';

export function SettingsPage() {
  const { t } = useTranslation(['identity', 'account', 'phone']);
  const { profile } = useSession();
  usePageHead({ title: t('settings.title'), description: t('settings.description') });
  // Signed out a moment ago; the router is about to leave this page.
  if (!profile) return null;
  return (
    <div className={styles.page}>
      <h1>{t('settings.title')}</h1>
      <Section title={t('settings.account.title')}>
        <Account profile={profile} />
      </Section>
      {profile.kind === 'member' && (
        <Section title={t('settings.profile.title')} lead={t('settings.profile.lead')}>
          <OwnProfile />
        </Section>
      )}
      {profile.kind === 'member' && (
        <Section id="phone" title={t('phone:title')} lead={t('phone:lead')}>
          <OwnPhone />
        </Section>
      )}
      <Section title={t('settings.preferences.title')} lead={t('settings.preferences.lead')}>
        <PreferenceFields />
      </Section>
      {profile.kind === 'member' && (
        <>
          <Section title={t('settings.password.title')} lead={t('settings.password.lead')}>
            <ChangePasswordForm />
          </Section>
          <Section title={t('settings.email.title')} lead={t('settings.email.lead')}>
            <ChangeEmailForm />
          </Section>
        </>
      )}
      <Section title={t('account:sessions.title')} lead={t('account:sessions.lead')}>
        <OwnSessions />
      </Section>
      <Slot name="settings" Section={Section} />
      <Section id="your-data" title={t('account:privacy.title')}>
        <PrivacyNote />
        <Export byMail={profile.kind === 'member'} />
      </Section>
      <Section title={t('account:danger.title')} lead={t('account:danger.lead')}>
        <DangerZone guest={profile.kind === 'guest'} />
      </Section>
    </div>
  );
}
