import { Bike, Gift, Lamp, type LucideIcon, Shirt, Smartphone, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CategoryFilter } from '#contract/listings';
import { paths } from '../../../app/paths';
import { Chip } from '../../../ui/chip';
import { Link } from '../../../ui/link';
import styles from './categories.module.css';
import { Section } from './section';

const SHOWN = [
  { category: 'electronics', icon: Smartphone, trending: true },
  { category: 'clothing', icon: Shirt, trending: true },
  { category: 'home-garden', icon: Lamp, trending: false },
  { category: 'sporting-goods', icon: Bike, trending: false },
  { category: 'free', icon: Gift, trending: true },
  { category: 'collectibles', icon: Sparkles, trending: false },
] as const satisfies { category: CategoryFilter; icon: LucideIcon; trending: boolean }[];

export function Categories() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('categories.title')}>
      <ul className={styles.tiles}>
        {SHOWN.map(({ category, icon: Icon, trending }) => (
          <li key={category}>
            <Link to={`${paths.listings}?category=${category}`} className={styles.tile}>
              <span className={styles.mark}>
                <Icon aria-hidden="true" />
              </span>
              {t(`categories.names.${category}`)}
              {trending && (
                <span className={styles.chip}>
                  <Chip tone="accent">{t('categories.trending')}</Chip>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
