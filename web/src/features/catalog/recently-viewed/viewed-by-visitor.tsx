import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetViewed, viewedHere } from '../../../api/catalog/viewed-here';
import type { SlotProps } from '../../../app/feature';
import { Button } from '../../../ui/button';
import { Strip } from './strip';

/** What was looked at in this browser. */
export function ViewedByVisitor({ Section }: SlotProps['home-sections']) {
  const { t } = useTranslation('recently-viewed');
  const [listings, setListings] = useState(viewedHere);
  if (listings.length === 0) return null;
  const forget = () => {
    forgetViewed();
    setListings([]);
  };
  return (
    <Section
      title={t('title')}
      more={
        <Button variant="quiet" size="small" onClick={forget}>
          {t('clear')}
        </Button>
      }
    >
      <Strip listings={listings} />
    </Section>
  );
}
