import { MOST_STARS } from '#contract/community/reviews';

interface Rated {
  name: string;
  rating: number | null;
  totalRatings: number;
}

/** What search engines are told of how somebody is rated: nothing as long as nobody rated them. */
export function ratingSchema(
  { name, rating, totalRatings }: Rated,
  url: string,
): [] | [Record<string, unknown>] {
  if (rating === null || totalRatings === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'AggregateRating',
      itemReviewed: { '@type': 'Person', name, url },
      ratingValue: rating,
      bestRating: MOST_STARS,
      worstRating: 1,
      ratingCount: totalRatings,
    },
  ];
}
