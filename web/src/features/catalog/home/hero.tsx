import { useTranslation } from 'react-i18next';
import type { ListingCard } from '../../../api/catalog/listings';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import { Collage } from './collage';
import styles from './hero.module.css';
import { SearchFirst } from './search-first';

type HeroProps = { listings?: readonly ListingCard[]; loading: boolean };

export function Hero({ listings, loading }: HeroProps) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div>
        <p className={styles.eyebrow}>{t('hero.eyebrow')}</p>
        <h1 className={styles.headline}>
          {t('hero.headline')
            .split(/(?<=\.) /)
            .map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
        </h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <div className={styles.find}>
          <SearchFirst />
        </div>
        <div className={styles.actions}>
          <Actions />
        </div>
      </div>
      <Collage listings={listings} loading={loading} />
    </section>
  );
}

function Actions() {
  const { t } = useTranslation('home');
  return (
    <>
      <ButtonLink to={paths.signUp} size="large" className={styles.pulse}>
        {t('hero.get-started')}
      </ButtonLink>
      <ButtonLink to={paths.continueAsGuest} size="large" variant="secondary">
        {t('hero.try-as-guest')}
      </ButtonLink>
    </>
  );
}
