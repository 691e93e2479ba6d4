import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetViewed, viewedHere } from '../../../api/catalog/viewed-here';
import type { SlotProps } from '../../../app/feature';
import { useBelowSight } from '../../../browser/use-below-sight';
import { toast } from '../../../ui/toast/toast-store';
import { ClearViewed } from './clear-viewed';
import { Strip } from './strip';

/** What was looked at in this browser. */
export function ViewedByVisitor({ Section }: SlotProps['home-sections']) {
  const { t } = useTranslation('recently-viewed');
  const [listings, setListings] = useState(viewedHere);
  const place = useRef<HTMLDivElement>(null);
  const settled = useBelowSight(place, listings.length > 0);
  if (listings.length === 0) return null;
  if (!settled) return <div ref={place} />;
  const forget = () => {
    forgetViewed();
    setListings([]);
    toast({ title: t('cleared') });
  };
  return (
    <Section title={t('title')} more={<ClearViewed onClear={forget} />}>
      <Strip listings={listings} />
    </Section>
  );
}
