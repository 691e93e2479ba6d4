import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes';
import styles from './heart-button.module.css';

type HeartButtonProps = {
  title: string;
  saved: boolean;
  /** `card` lies on a picture, `page` stands beside large buttons. */
  look: 'card' | 'page';
  onPress: () => void;
};

export function HeartButton({ title, saved, look, onPress }: HeartButtonProps) {
  const { t } = useTranslation('favorites');
  return (
    <button
      type="button"
      className={classes(styles.heart, styles[look], saved && styles.saved)}
      aria-label={t('heart', { title })}
      aria-pressed={saved}
      onClick={onPress}
    >
      <Heart aria-hidden="true" />
    </button>
  );
}
