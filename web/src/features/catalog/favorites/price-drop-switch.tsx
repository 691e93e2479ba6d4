import { useTranslation } from 'react-i18next';
import {
  useNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} from '../../../api/notifications/notifications';
import { Switch } from '../../../ui/form/switch';
import styles from './price-drop-switch.module.css';

/** The preference of notices about saved listings: what is told at all is told in the app and by mail. */
export function PriceDropSwitch() {
  const { t } = useTranslation('favorites');
  const { data } = useNotificationPreferencesQuery();
  const [save] = useSetNotificationPreferencesMutation();
  const chosen = data?.kinds.find(({ kind }) => kind === 'listing');
  const choose = (told: boolean) =>
    void save({ notificationChoices: { kinds: [{ kind: 'listing', inApp: told, byMail: told }] } });
  return (
    <div className={styles.place}>
      {chosen && <Switch label={t('tell')} checked={chosen.inApp || chosen.byMail} onChange={choose} />}
    </div>
  );
}
