import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../../app/feature';
import { paths } from '../../../../app/paths';
import { Link } from '../../../../ui/link';
import { AwaitedDrafts } from './awaited-drafts';
import { DraftStrip } from './draft-strip';

/** On one's home: what was begun, perhaps on another device. */
export function HomeDrafts({ Section }: SlotProps['member-sections']) {
  const { t } = useTranslation('drafts');
  return (
    <AwaitedDrafts>
      {(drafts) =>
        drafts.length > 0 && (
          <Section
            title={t('home', { count: drafts.length })}
            more={<Link to={paths.createListing}>{t('begin')}</Link>}
          >
            <DraftStrip drafts={drafts} />
          </Section>
        )
      }
    </AwaitedDrafts>
  );
}
