import { useTranslation } from 'react-i18next';
import { WITHIN_KM } from '#contract/listings';
import { type Place, usePlaceNearQuery } from '../../../api/catalog/places.gen';
import type { SlotProps } from '../../../app/feature';
import { useFormat } from '../../../i18n/format';
import { Field } from '../../../ui/form/field';
import { Select } from '../../../ui/form/select';
import styles from './nearby-filter.module.css';
import { PlaceChoice } from './place-choice';
import { useReaderPlace } from './use-reader-place';

const ANY = 'any';
const CHOICES = [ANY, ...WITHIN_KM.map(String)];

/** Where to look, and how far around; an address with somebody else's place shows that one. */
export function NearbyFilter({ near, within, onChange }: SlotProps['browse-filters']) {
  const { t } = useTranslation('places');
  const { radius } = useFormat();
  const { place: own, choose } = useReaderPlace();
  const place = useNamed(near, own);
  const onPlace = (chosen: Place | null) => {
    void choose(chosen);
    onChange(chosen ? { near: chosen.id } : null);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('filter.legend')}</legend>
      <PlaceChoice place={place} onChoose={onPlace} />
      {place && (
        <Field label={t('filter.within')}>
          {(control) => (
            <Select
              {...control}
              value={within ? String(within) : ANY}
              choices={CHOICES}
              nameOf={(choice) => (choice === ANY ? t('filter.any') : radius(Number(choice)))}
              onChoose={(choice) =>
                onChange({ near: place.id, within: WITHIN_KM.find((km) => String(km) === choice) })
              }
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}

function useNamed(near: number | undefined, own: Place | null): Place | null {
  const { t } = useTranslation('places');
  const isOwn = near === undefined || near === own?.id;
  const { currentData } = usePlaceNearQuery({ id: near ?? 0 }, { skip: isOwn });
  return isOwn ? own : { id: near, name: currentData?.name ?? t('somewhere') };
}
