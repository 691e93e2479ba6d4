import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MEETUP_LIMITS, type MeetupPlaceShape, PLACE_KINDS } from '#contract/meetups';
import { type SuggestedPlace, useMeetupPlacesQuery } from '../../../../api/community/meetup-places.gen';
import { useFormat } from '../../../../i18n/format';
import { Field } from '../../../../ui/form/field';
import { Select } from '../../../../ui/form/select';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import { PlaceCard } from './place-card';
import styles from './schedule.module.css';
import type { PlaceChoice } from './use-schedule';

type PlaceFieldsProps = {
  listingId: string;
  /** Where it was to be until now. */
  before: MeetupPlaceShape | undefined;
  place: PlaceChoice;
  error: string | undefined;
  nameError: string | undefined;
  onKnown: (places: readonly SuggestedPlace[]) => void;
  onChoose: (wanted: Partial<PlaceChoice>) => void;
};

/** Public places that suit both, or one of one's own. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { listingId, before, place, error, nameError, onKnown, onChoose } = props;
  const { t } = useTranslation(['meetups', 'common']);
  const { distance } = useFormat();
  const { data, isError } = useMeetupPlacesQuery({ id: listingId });
  useEffect(() => {
    if (data) onKnown(data.items);
  }, [data, onKnown]);
  const quiet = ({ kmFromYou, kmFromItem, address }: SuggestedPlace) =>
    [
      kmFromYou !== null && t('schedule.from-you', { distance: distance(kmFromYou) }),
      kmFromItem !== null && t('schedule.from-item', { distance: distance(kmFromItem) }),
    ]
      .filter(Boolean)
      .join(' · ') || address;
  const own = place.id === 'other';
  return (
    <>
      <fieldset className={styles.places} data-invalid={error ? true : undefined}>
        <legend className={styles.legend}>{t(data?.between ? 'schedule.between' : 'schedule.place')}</legend>
        {before && (
          <PlaceCard
            kind={before.kind}
            name={before.name}
            quiet={t('schedule.as-before')}
            checked={place.id === 'as-before'}
            onChoose={() => onChoose({ id: 'as-before' })}
          />
        )}
        {!data && !isError && (
          <Loading label={t('common:loading')} className={styles.places}>
            <Skeleton height="64px" />
            <Skeleton height="64px" />
          </Loading>
        )}
        {data?.items.map((each) => (
          <PlaceCard
            key={each.id}
            kind={each.kind}
            name={each.name}
            quiet={quiet(each)}
            checked={place.id === each.id}
            onChoose={() => onChoose({ id: each.id })}
          />
        ))}
        {(data || isError) && (
          <PlaceCard
            kind="custom"
            name={t('schedule.other')}
            quiet={t('schedule.other-hint')}
            checked={own}
            onChoose={() => onChoose({ id: 'other' })}
          />
        )}
      </fieldset>
      {error && <p className={styles.error}>{error}</p>}
      {isError && <p className={styles.quiet}>{t('schedule.places-failed')}</p>}
      {own && (data || isError) && (
        <>
          <Field
            label={t('schedule.place-name')}
            hint={t('schedule.place-name-hint')}
            error={nameError}
            required
          >
            {(control) => (
              <input
                {...control}
                name="place.name"
                type="text"
                maxLength={MEETUP_LIMITS.place}
                value={place.name}
                onChange={({ target }) => onChoose({ name: target.value })}
              />
            )}
          </Field>
          <Field label={t('schedule.place-kind')}>
            {(control) => (
              <Select
                {...control}
                name="place.kind"
                choices={PLACE_KINDS}
                value={place.kind}
                nameOf={(kind) => t(`kind.${kind}`)}
                onChoose={(kind) => onChoose({ kind })}
              />
            )}
          </Field>
        </>
      )}
      {data?.fromOsm && (
        <p className={styles.quiet}>
          <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">
            {t('schedule.osm')}
          </a>
        </p>
      )}
    </>
  );
}
