import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format';
import type { Refusal } from './unconfirmed-notice';
import styles from './unconfirmed-notice.module.css';

/** What whoever helps needs to find this attempt in the logs. */
export function Diagnostics({ refusal: { email, at, problem } }: { refusal: Refusal }) {
  const { t } = useTranslation('identity');
  const { date } = useFormat();
  return (
    <dl className={styles.facts}>
      <dt>{t('diagnostics.email')}</dt>
      <dd>{email}</dd>
      <dt>{t('diagnostics.time')}</dt>
      <dd>
        <time dateTime={at.toISOString()}>
          {date(at.toISOString(), { dateStyle: 'medium', timeStyle: 'long' })}
        </time>
      </dd>
      <dt>{t('diagnostics.request')}</dt>
      <dd>{problem.requestId ?? t('diagnostics.unknown')}</dd>
      <dt>{t('diagnostics.code')}</dt>
      <dd>
        {problem.code} ({problem.status})
      </dd>
    </dl>
  );
}
