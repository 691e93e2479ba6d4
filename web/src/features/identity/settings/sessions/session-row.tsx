import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type OwnSession, useEndSessionMutation } from '../../../../api/identity/own-data.gen';
import { useFormat } from '../../../../i18n/format';
import { unbroken } from '../../../../i18n/unbroken';
import { Chip } from '../../../../ui/chip';
import { toast } from '../../../../ui/toast/toast-store';
import { EndSession } from './end-session';
import styles from './own-sessions.module.css';

const HELD_IN_HAND = ['iPhone', 'iPad', 'Android'];

export function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation('account');
  const { date, ago } = useFormat();
  const [end] = useEndSessionMutation();
  const { id, browser, system, current, signedInAt, lastUsedAt } = session;
  const device = browser && system ? t('sessions.device', { browser, system }) : (browser ?? system);
  const shown = device ?? t('sessions.unknown');
  const Icon = HELD_IN_HAND.includes(system ?? '') ? Smartphone : Monitor;

  const endIt = async () => {
    const answer = await end({ id });
    if (!('error' in answer)) toast({ title: t('sessions.ended'), description: shown });
  };
  return (
    <li className={styles.session}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.device}>
          {shown}
          {current && <Chip tone="good">{t('sessions.current')}</Chip>}
        </p>
        <p className={styles.detail}>{t('sessions.signed-in', { date: unbroken(date(signedInAt)) })}</p>
        {!current && <p className={styles.detail}>{t('sessions.used', { when: ago(lastUsedAt) })}</p>}
      </div>
      {!current && (
        <EndSession
          size="small"
          label={t('sessions.end')}
          name={t('sessions.end-named', { device: shown })}
          title={t('sessions.confirm.title')}
          text={t('sessions.confirm.text', { device: shown })}
          onEnd={endIt}
        />
      )}
    </li>
  );
}
