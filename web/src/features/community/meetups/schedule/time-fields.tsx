import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeetupTimesQuery } from '../../../../api/community/meetups';
import { useFormat } from '../../../../i18n/format';
import { classes } from '../../../../ui/classes';
import { Switch } from '../../../../ui/form/switch';
import styles from './schedule.module.css';
import { isTaken, meetupDays, slotsOf } from './slots';
import { dayAt } from './wall-time';

type TimeFieldsProps = {
  listingId: string;
  timeZone: string;
  /** When the confirmed meetup is that is moved: it is not in its own way. */
  before: string | undefined;
  startsAt: string | null;
  error: string | undefined;
  onChoose: (startsAt: string | null) => void;
};

/** A strip of days and the times of the one that is chosen; what is taken is struck through. */
export function TimeFields(props: TimeFieldsProps) {
  const { listingId, timeZone, before, startsAt, error, onChoose } = props;
  const { t } = useTranslation('meetups');
  const { date } = useFormat();
  const id = useId();
  const [days] = useState(() => meetupDays(Date.now(), timeZone));
  const [day, setDay] = useState(() => (startsAt ? dayAt(Date.parse(startsAt), timeZone) : (days[0] ?? '')));
  const [halfHours, setHalfHours] = useState(
    () => startsAt !== null && !slotsOf(day, timeZone, false).includes(startsAt),
  );
  const strip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The day of what is moved may lie far down the strip.
    strip.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { data, isError } = useMeetupTimesQuery({ id: listingId }, { refetchOnMountOrArgChange: true });
  const taken = (data?.taken ?? []).filter((time) => time !== before);
  // A day has no zone: it is told as it is on the calendar.
  const told = (on: string, style: Intl.DateTimeFormatOptions) =>
    date(`${on}T12:00:00Z`, { ...style, timeZone: 'UTC' });
  return (
    <>
      <fieldset ref={strip} className={styles.days}>
        <legend className="visually-hidden">{t('schedule.day')}</legend>
        {days.map((each) => (
          <label key={each} className={styles.day}>
            <input
              type="radio"
              name="day"
              value={each}
              checked={each === day}
              aria-label={told(each, { dateStyle: 'full' })}
              onChange={() => {
                setDay(each);
                onChoose(null);
              }}
            />
            <span>{told(each, { weekday: 'short' })}</span>
            <strong>{told(each, { day: 'numeric' })}</strong>
          </label>
        ))}
      </fieldset>
      <fieldset
        className={styles.times}
        data-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
      >
        <legend className={styles.legend}>
          {told(day, { weekday: 'long', month: 'long', day: 'numeric' })}
        </legend>
        {slotsOf(day, timeZone, halfHours).map((slot) => {
          const gone = isTaken(slot, taken);
          return (
            <label key={slot} className={classes(styles.slot, gone && styles.taken)}>
              <input
                type="radio"
                name="startsAt"
                value={slot}
                checked={slot === startsAt}
                disabled={gone}
                onChange={() => onChoose(slot)}
              />
              <span>{date(slot, { hour: 'numeric', minute: '2-digit', timeZone })}</span>
              {gone && <span className="visually-hidden">{t('schedule.taken')}</span>}
            </label>
          );
        })}
      </fieldset>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
      {isError && <p className={styles.quiet}>{t('schedule.times-failed')}</p>}
      <Switch
        label={t('schedule.half-hours')}
        checked={halfHours}
        onChange={(checked) => {
          setHalfHours(checked);
          onChoose(null);
        }}
      />
    </>
  );
}
