import { useTranslation } from 'react-i18next';
import type { NotificationChoice, NotificationPreference } from '../../../api/notifications/notifications';
import styles from './preference-table.module.css';

type TableProps = {
  kinds: readonly NotificationPreference[];
  /** Guests have no mail address. */
  byMail: boolean;
  onChange: (changed: NotificationChoice) => void;
};

/** Which kinds are told where. */
export function PreferenceTable({ kinds, byMail, onChange }: TableProps) {
  const { t } = useTranslation('notifications');
  const ways = byMail ? (['inApp', 'byMail'] as const) : (['inApp'] as const);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('settings.kind')}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {t(`settings.ways.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((chosen) => (
          <tr key={chosen.kind}>
            <th scope="row">{t(`kinds.${chosen.kind}`)}</th>
            {ways.map((way) => (
              <td key={way}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    aria-label={`${t(`kinds.${chosen.kind}`)}: ${t(`settings.ways.${way}`)}`}
                    checked={chosen[way]}
                    onChange={({ target }) => onChange({ kind: chosen.kind, [way]: target.checked })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
