import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MOST_STARS } from '#contract/community/reviews';
import { classes } from '../classes';
import styles from './stars.module.css';

const PLACES = Array.from({ length: MOST_STARS }, (_, n) => n + 1);

/** So many of five stars, read out as a number. */
export function Stars({ count }: { count: number }) {
  const { t } = useTranslation('reviews');
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{t('stars', { count })}</span>
      {PLACES.map((place) => (
        <Star key={place} aria-hidden="true" className={classes(place > count && styles.empty)} />
      ))}
    </span>
  );
}
