import { useTranslation } from 'react-i18next';
import { dashboardPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import { useDealsToReviewQuery } from '../../../api/community/reviews';
import type { SlotProps } from '../../../app/feature';
import { useTellSettled } from '../../../app/settled';
import { Link } from '../../../ui/link';
import { DealRow } from './deal-row';

const SHOWN = 3;

/** On one's home: the deals one has not said anything about yet. */
export function ToReviewSection({ Section, tellSettled }: SlotProps['member-sections']) {
  const { t } = useTranslation('reviews');
  const { data, isError } = useDealsToReviewQuery(undefined, { refetchOnMountOrArgChange: true });
  useTellSettled(tellSettled, data !== undefined || isError);
  const deals = data?.toReview.slice(0, SHOWN) ?? [];
  if (deals.length === 0) return null;
  return (
    <Section
      title={t('home.title')}
      more={<Link to={pathTo(dashboardPage.path, 'reviews')}>{t('mine.to-review')}</Link>}
    >
      <ul>
        {deals.map((deal) => (
          <DealRow key={deal.saleId} deal={deal} />
        ))}
      </ul>
    </Section>
  );
}
