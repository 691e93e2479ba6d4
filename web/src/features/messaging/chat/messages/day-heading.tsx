import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../i18n/format';
import styles from './day-heading.module.css';
import { dayName } from './message-time';

const IN_THIS_YEAR = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const IN_ANOTHER = { dateStyle: 'long' } as const;

export function DayHeading({ at, now }: { at: string; now: number }) {
  const { t } = useTranslation('chat');
  const { date } = useFormat();
  const name = dayName(at, now);
  const thisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (
    <h3 className={styles.day}>
      {name ? t(`thread.${name}`) : date(at, thisYear ? IN_THIS_YEAR : IN_ANOTHER)}
    </h3>
  );
}
