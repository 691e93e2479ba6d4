import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format';
import styles from './community-figures.module.css';
import type { MarketFigures } from './market';

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export function CommunityFigures({ figures }: { figures: MarketFigures }) {
  const { t } = useTranslation('market');
  const { number } = useFormat();
  const { activePeople, itemsSold, rating } = figures;
  const shown = [
    { name: 'people', value: activePeople > 0 && number(activePeople) },
    { name: 'sold', value: number(itemsSold) },
    { name: 'rating', value: rating !== null && number(rating, ONE_DECIMAL) },
  ] as const;
  return (
    <dl className={styles.figures}>
      {shown.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt>{t(`figures.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
