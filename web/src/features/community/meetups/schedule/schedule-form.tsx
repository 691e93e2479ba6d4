import { useTranslation } from 'react-i18next';
import { MEETUP_LIMITS } from '#contract/meetups';
import { Button } from '../../../../ui/button';
import { Field } from '../../../../ui/form/field';
import { useMeetupWords } from '../use-meetup-words';
import { MeetupTips } from './meetup-tips';
import { PlaceFields } from './place-fields';
import styles from './schedule.module.css';
import { TimeFields } from './time-fields';
import { type ScheduleProps, useSchedule } from './use-schedule';

/** A day, a time, a place: what is proposed is said on the button. */
export function ScheduleForm(props: ScheduleProps) {
  const { t } = useTranslation('meetups');
  const { short } = useMeetupWords();
  const { listingId, timeZone, moving } = props;
  const schedule = useSchedule(props);
  const { form, errors, busy, startsAt } = schedule;
  return (
    <form {...form} className={styles.form}>
      <TimeFields
        listingId={listingId}
        timeZone={timeZone}
        before={moving?.status === 'confirmed' ? moving.startsAt : undefined}
        startsAt={startsAt}
        error={errors.startsAt}
        onChoose={schedule.chooseTime}
      />
      <PlaceFields
        listingId={listingId}
        before={moving?.place}
        place={schedule.place}
        error={errors.place}
        nameError={errors['place.name']}
        onKnown={schedule.setSuggested}
        onChoose={schedule.choosePlace}
      />
      {!moving && (
        <Field label={t('schedule.notes')} error={errors.notes}>
          {(control) => (
            <textarea
              {...control}
              name="notes"
              rows={2}
              maxLength={MEETUP_LIMITS.notes}
              placeholder={t('schedule.notes-placeholder')}
              value={schedule.notes}
              onChange={({ target }) => schedule.setNotes(target.value)}
            />
          )}
        </Field>
      )}
      <MeetupTips />
      <div className={styles.foot}>
        <Button type="submit" size="large" wide busy={busy}>
          {startsAt
            ? t('schedule.propose-at', { time: short({ startsAt, timeZone }) })
            : t('schedule.propose')}
        </Button>
      </div>
    </form>
  );
}
