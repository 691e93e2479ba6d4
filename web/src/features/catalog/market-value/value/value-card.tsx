import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKET_VALUE } from '#contract/ai/market-value';
import type { MarketValue } from '../../../../api/catalog/market-value.gen';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { useListingWords } from '../../../../i18n/listing-words';
import { Button, ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { usePlatformName } from '../platform-name';
import { Basis } from './basis';
import { Figures } from './figures';
import { Similar } from './similar';
import styles from './value-card.module.css';

/** Confidence from which it is well, and fairly, founded (spec 3, section 9). */
const BANDS = { good: 80, fair: 60 };

/** What an item is worth, and what stands behind that. */
export function ValueCard({ value, onAgain }: { value: MarketValue; onAgain: () => void }) {
  const { t } = useTranslation('market-value');
  const words = useListingWords();
  const { price } = useFormat();
  const platformName = usePlatformName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { productTitle, platform, condition, extractedPrice, confidenceScore, asking, sold } = value;
  const count = asking.count + sold.count;
  const seen =
    extractedPrice !== null &&
    t(platform ? 'result.seen-on' : 'result.seen', {
      price: price(extractedPrice, 'short'),
      platform: platform && platformName(platform),
    });
  const band = confidenceScore >= BANDS.good ? 'good' : confidenceScore >= BANDS.fair ? 'fair' : 'low';
  return (
    <section className={styles.card} aria-label={t('result.label', { title: productTitle })}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {productTitle}
        </h2>
        <p className={styles.quiet}>
          {[condition && words.condition(condition), seen].filter(Boolean).join(' · ')}
        </p>
      </header>
      {count === 0 ? (
        <Notice title={t('result.none')}>{t('result.none-text')}</Notice>
      ) : (
        <>
          {value.isFew && (
            <Notice tone="warn" title={t('result.few', { fewest: MARKET_VALUE.fewest })}>
              {t('result.few-text')}
            </Notice>
          )}
          <Figures value={value} />
          <div className={styles.confidence}>
            <p>
              <b>{t('result.confidence')}</b> {t('result.score', { score: confidenceScore })}
            </p>
            <meter
              className={styles[band]}
              min={0}
              max={100}
              value={confidenceScore}
              aria-label={t('result.confidence')}
            />
            <p className={styles.quiet}>
              {t('result.stands', { count })}.{' '}
              {value.isOfCondition &&
                condition &&
                t('result.of-condition', { condition: words.condition(condition) })}
            </p>
          </div>
          <Basis value={value} />
          <Similar value={value} />
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink size="large" to={listingOf(value)}>
          {t('result.list')}
        </ButtonLink>
        <Button size="large" variant="secondary" onClick={onAgain}>
          {t('result.again')}
        </Button>
      </div>
    </section>
  );
}

/** The form of a new listing with what is known filled in (spec 3, section 2). */
function listingOf({ productTitle, sellPrice, extractedPrice, condition, category }: MarketValue): string {
  const price = sellPrice ?? extractedPrice;
  const known = {
    title: productTitle,
    ...(price !== null && { price: String(price) }),
    ...(condition && { condition }),
    ...(category && { category }),
    prefilled: 'true',
  };
  return `${paths.createListing}?${new URLSearchParams(known).toString()}`;
}
