import type { MarketValue, ScreenshotReading } from '../../../api/catalog/market-value.gen';

/** What was read in a screenshot, for tests. */
export const READING: ScreenshotReading = {
  title: { value: 'Electric guitar', certainty: 'sure' },
  platform: { value: 'ebay', certainty: 'sure' },
  price: { value: 149.5, certainty: 'unsure' },
  condition: { value: 'good', certainty: 'likely' },
  engine: 'built-in',
  fellBack: false,
};

/** What such a thing is worth, for tests. */
export const VALUE: MarketValue = {
  productTitle: 'Electric guitar',
  platform: 'ebay',
  condition: 'good',
  category: 'musical-instruments',
  extractedPrice: 149.5,
  confidenceScore: 62,
  isFew: false,
  isOfCondition: true,
  asking: { count: 5, median: 190, low: 170, high: 210 },
  sold: { count: 3, median: 180, low: 160, high: 185 },
  comparables: [
    {
      id: 'one',
      title: 'Guitar, red',
      price: 190,
      condition: 'good',
      image: null,
      kind: 'asking',
      at: '2026-11-20T12:00:00.000Z',
    },
  ],
  averageSellingPrice: 175,
  demand: { rating: 'medium', sold: 3, forSale: 5, views: 1240, favorites: 1 },
  buyPrice: 160,
  sellPrice: 180,
  suggestedWeBuyBackPrice: 150,
  estimatedProfit: 30.5,
  fastestPlatforms: [{ platform: 'own', medianDays: 4, sales: 1 }],
};
