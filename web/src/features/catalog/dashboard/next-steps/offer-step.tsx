import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WaitingOffer } from '../../../../api/messaging/messaging.gen';
import { paths } from '../../../../app/paths';
import { aroundName, NAME_HERE } from '../../../../i18n/around-name';
import { useFormat } from '../../../../i18n/format';
import { ButtonLink } from '../../../../ui/button';
import { PersonLink } from '../../../../ui/person-link';
import { StepRow } from './step-row';

/** An offer for one of one's listings that waits for an answer. */
export function OfferStep({ waiting: { offer, person, item } }: { waiting: WaitingOffer }) {
  const { t } = useTranslation('dashboard');
  const { price, date } = useFormat();
  const [before, after] = aroundName(
    t('steps.because.offer', {
      name: NAME_HERE,
      amount: price(offer.amount, 'short'),
      when: date(offer.expiresAt, { weekday: 'short', hour: 'numeric', minute: '2-digit' }),
    }),
  );
  const reason = (
    <>
      {before}
      <PersonLink id={person.id}>{person.name}</PersonLink>
      {after}
    </>
  );
  return (
    <StepRow item={item} icon={HandCoins} reason={reason}>
      <ButtonLink
        to={paths.chatWith(person.id, item.id)}
        variant="secondary"
        size="small"
        aria-label={`${t('steps.do.answer')}: ${item.title}`}
      >
        {t('steps.do.answer')}
      </ButtonLink>
    </StepRow>
  );
}
