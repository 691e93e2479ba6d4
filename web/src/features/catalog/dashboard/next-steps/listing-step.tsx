import {
  CalendarClock,
  Camera,
  Clock3,
  Eye,
  EyeOff,
  Heart,
  type LucideIcon,
  TrendingDown,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NextStepKind } from '#contract/selling/next-steps';
import type { NextStepView } from '../../../../api/catalog/figures.gen';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { ButtonLink } from '../../../../ui/button';
import { LowerPrice } from './lower-price';
import { Renew } from './renew';
import { StepRow } from './step-row';

const ICONS: Record<NextStepKind, LucideIcon> = {
  settle: Clock3,
  'lower-price': TrendingDown,
  'add-photos': Camera,
  renew: CalendarClock,
  'lower-unseen': EyeOff,
};

export function ListingStep({ listing }: { listing: NextStepView }) {
  const { t } = useTranslation('dashboard');
  const { step, because } = listing;
  const reason =
    step === 'add-photos'
      ? t(because === 0 ? 'steps.because.no-photos' : 'steps.because.one-photo')
      : t(`steps.because.${step}`, { count: because });
  return (
    <StepRow item={listing} icon={ICONS[step]} reason={reason} evidence={<Evidence listing={listing} />}>
      <Action listing={listing} />
    </StepRow>
  );
}

function Evidence({ listing: { views, favorites } }: { listing: NextStepView }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const counted = [
    t('steps.stats.views', { count: views, shown: number(views) }),
    t('steps.stats.favorites', { count: favorites, shown: number(favorites) }),
  ];
  return (
    <>
      <span className="visually-hidden">{counted.join(', ')}</span>
      <span aria-hidden="true">
        <Eye />
        {number(views)}
      </span>
      <span aria-hidden="true">
        <Heart />
        {number(favorites)}
      </span>
    </>
  );
}

function Action({ listing }: { listing: NextStepView }) {
  const { t } = useTranslation('dashboard');
  const { id, title, step } = listing;
  if (listing.lowerPrice !== null) return <LowerPrice listing={listing} to={listing.lowerPrice} />;
  if (step === 'renew') return <Renew listing={listing} />;
  const settles = step === 'settle';
  const name = t(settles ? 'steps.do.settle' : 'steps.do.add-photos');
  return (
    <ButtonLink
      to={settles ? paths.listing(id) : `${paths.createListing}?edit=${id}`}
      variant="secondary"
      size="small"
      aria-label={`${name}: ${title}`}
    >
      {name}
    </ButtonLink>
  );
}
