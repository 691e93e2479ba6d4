import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes';
import styles from './heart-button.module.css';

type HeartButtonProps = { title: string; saved: boolean; onPress: () => void };

/** Lies on a picture. */
export const CardHeartButton = (props: HeartButtonProps) => <HeartButton {...props} look="card" />;

/** Stands beside large buttons. */
export const PageHeartButton = (props: HeartButtonProps) => <HeartButton {...props} look="page" />;

function HeartButton({ title, saved, look, onPress }: HeartButtonProps & { look: 'card' | 'page' }) {
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
