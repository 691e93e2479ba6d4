import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rewardsPage } from '#contract/pages/monetization';
import type { SlotProps } from '../../../app/feature';
import { useBelowSight } from '../../../browser/use-below-sight';
import { Link } from '../../../ui/link';
import { Challenge } from './challenge';
import { PerkList } from './perk-list';
import { usePerksQuery } from './rewards-data';

/** What visitors are told of the challenge and of what partners offer. Without an answer they are told nothing. */
export function VisitorRewards({ Section }: SlotProps['home-sections']) {
  const { t } = useTranslation('rewards');
  const place = useRef<HTMLDivElement>(null);
  const { data } = usePerksQuery();
  const settled = useBelowSight(place, data !== undefined);
  if (!data || !settled) return <div ref={place} />;
  return (
    <>
      <Section title={t('challenge.title')} more={<Link to={rewardsPage.path}>{t('challenge.all')}</Link>}>
        <Challenge week={null} />
      </Section>
      {data.items.length > 0 && (
        <Section title={t('perks.title')}>
          <PerkList perks={data.items} />
        </Section>
      )}
    </>
  );
}
