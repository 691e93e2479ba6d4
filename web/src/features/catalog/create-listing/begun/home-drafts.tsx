import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../../app/feature';
import { paths } from '../../../../app/paths';
import { useTellSettled } from '../../../../app/settled';
import { Link } from '../../../../ui/link';
import { DraftStrip } from './draft-strip';
import { useMyDraftsQuery } from './drafts-data';

/** On one's home: what was begun, perhaps on another device. */
export function HomeDrafts({ Section, tellSettled }: SlotProps['member-sections']) {
  const { t } = useTranslation('drafts');
  const { data, isError } = useMyDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  useTellSettled(tellSettled, data !== undefined || isError);
  if (!data || data.items.length === 0) return null;
  return (
    <Section
      title={t('home', { count: data.items.length })}
      more={<Link to={paths.createListing}>{t('begin')}</Link>}
    >
      <DraftStrip drafts={data.items} />
    </Section>
  );
}
