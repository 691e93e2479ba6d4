import { useTranslation } from 'react-i18next';
import { DealListsPage } from '../../../../app/deal-lists/deal-lists-page';
import { MeetupList } from './meetup-list';

/** All meetups of both sides. */
export function MeetupsPage() {
  const { t } = useTranslation('meetups');
  return (
    <DealListsPage
      title={t('title')}
      description={t('description')}
      lead={t('lead')}
      side={{ label: t('side.label'), nameOf: (side) => t(`side.${side}`) }}
      whens={['upcoming', 'past']}
      when={{ label: t('when.label'), nameOf: (when) => t(`when.${when}`) }}
    >
      {(side, when) => <MeetupList key={`${side} ${when}`} side={side} when={when} />}
    </DealListsPage>
  );
}
