import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MOST_STARS } from '#contract/community/reviews';
import { Field } from '../../../../ui/form/field';
import styles from './review-form.module.css';

const PLACES = Array.from({ length: MOST_STARS }, (_, n) => (n + 1) as 1 | 2 | 3 | 4 | 5);

type StarChoiceProps = { stars: number; error?: string; onChoose: (stars: number) => void };

/** One to five stars, by the browser's own radio buttons; what they mean stands beside them. */
export function StarChoice({ stars, error, onChoose }: StarChoiceProps) {
  const { t } = useTranslation('reviews');
  const chosen = PLACES.find((place) => place === stars);
  return (
    <Field label={t('write.stars')} error={error} required group>
      {({ className: _, required: __, ...group }) => (
        <div role="radiogroup" {...group} className={styles.stars}>
          {PLACES.map((place) => (
            <label key={place} className={place <= stars ? styles.lit : undefined}>
              <input
                type="radio"
                name="stars"
                value={place}
                checked={place === stars}
                aria-label={`${t('stars', { count: place })}: ${t(`write.words.${place}`)}`}
                onChange={() => onChoose(place)}
              />
              <Star aria-hidden="true" />
            </label>
          ))}
          <span aria-hidden="true" className={styles.word}>
            {chosen && t(`write.words.${chosen}`)}
          </span>
        </div>
      )}
    </Field>
  );
}
