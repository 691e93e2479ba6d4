import { Handshake, MapPin, MessagesSquare, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Meetup } from '../../../../api/community/meetups';
import { useFormat } from '../../../../i18n/format';
import { DealSteps } from '../../../../ui/deal/deal-steps';
import { useMeetupWords } from '../use-meetup-words';
import { STEPS, type Step, stepOf } from './moves';

const ICONS = { agreed: MessagesSquare, meet: MapPin, 'handed-over': Handshake, review: Star };

/** Agreed, met, handed over, reviewed. */
export function MeetupSteps({ meetup }: { meetup: Meetup }) {
  const { t } = useTranslation('meetups');
  const { price } = useFormat();
  const { short } = useMeetupWords();
  const beneath: Partial<Record<Step, string | null>> = {
    agreed: price(meetup.listing.price, 'short'),
    meet: short(meetup),
  };
  const steps = STEPS.map((id) => ({ id, icon: ICONS[id], name: t(`card.${id}`), beneath: beneath[id] }));
  return (
    <DealSteps
      label={t('card.steps')}
      done={t('card.done')}
      steps={steps}
      now={STEPS.indexOf(stepOf(meetup))}
    />
  );
}
