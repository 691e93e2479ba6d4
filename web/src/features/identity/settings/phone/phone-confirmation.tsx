import { PhoneCall } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PhoneState } from '../../../../api/identity/own-data.gen';
import { useFormat } from '../../../../i18n/format';
import { Chip } from '../../../../ui/chip';
import { Notice } from '../../../../ui/notice';
import { CodeForm } from './code-form';
import styles from './phone.module.css';
import { SendCode } from './send-code';

/** The one step that is next for a number. */
export function PhoneConfirmation({ state }: { state: PhoneState }) {
  const { t } = useTranslation('phone');
  const { date } = useFormat();
  const { phone, confirmedAt, possible, code } = state;
  if (confirmedAt)
    return (
      <p className={styles.confirmed}>
        <span className={styles.number}>{phone}</span>
        <Chip tone="good">
          <PhoneCall aria-hidden="true" />
          {t('confirmed', { date: date(confirmedAt, { dateStyle: 'long' }) })}
        </Chip>
      </p>
    );
  if (!possible)
    return (
      <Notice title={t('impossible.title')}>
        <p>{t('impossible.text')}</p>
      </Notice>
    );
  if (!phone) return <p>{t('none')}</p>;
  if (!code) return <SendCode lead={t('not-confirmed', { phone })} label={t('send')} />;
  if (code.state === 'refused')
    return (
      <>
        <Notice tone="bad" title={t('refused.title', { to: code.to })} live>
          <p>{t('refused.text')}</p>
        </Notice>
        <SendCode label={t('again')} />
      </>
    );
  return (
    <>
      <CodeForm code={code} />
      <SendCode label={t('again')} quiet />
    </>
  );
}
