import { LocateFixed, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../api/catalog/places.gen';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Button } from '../../../ui/button';
import styles from './place-choice.module.css';
import { PlaceField } from './place-field';
import { usePosition } from './use-position';

type PlaceChoiceProps = { place: Place | null; onChoose: (place: Place | null) => void };

/** The place that is chosen, with a way to let go of it; without one, the ways to choose one. */
export function PlaceChoice({ place, onChoose }: PlaceChoiceProps) {
  const { t } = useTranslation('places');
  const choice = useFocusKept<HTMLDivElement>();
  return (
    <div ref={choice} className={place ? styles.chosen : styles.ways}>
      {place ? (
        <>
          <MapPin aria-hidden="true" />
          <span>{t('near', { place: place.name })}</span>
          <Button variant="secondary" size="small" onClick={() => onChoose(null)}>
            {t('clear')}
          </Button>
        </>
      ) : (
        <Ways onChoose={onChoose} />
      )}
    </div>
  );
}

/** They go once one of them was taken: the other one's answer is not waited for any longer. */
function Ways({ onChoose }: { onChoose: (place: Place) => void }) {
  const { t } = useTranslation('places');
  const { ask, asking, problem } = usePosition(onChoose);
  return (
    <>
      <PlaceField problem={problem ? t(`position.${problem}`) : undefined} onChoose={onChoose} />
      <Button variant="secondary" busy={asking} onClick={ask}>
        <LocateFixed aria-hidden="true" />
        {asking ? t('position.asking') : t('position.use')}
      </Button>
    </>
  );
}
