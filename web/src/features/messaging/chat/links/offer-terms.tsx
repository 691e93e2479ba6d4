import { useTranslation } from 'react-i18next';
import type { WaitingOffer } from '../../../../api/messaging/messaging.gen';
import { aroundName, NAME_HERE } from '../../../../i18n/around-name';
import { PersonLink } from '../../../../ui/person-link';
import { useChatWords } from '../use-chat-words';

/** Who offers or asks how much for what, in one line. */
export function OfferTerms(waiting: WaitingOffer) {
  const { nameOf } = useChatWords();
  return useTerms(waiting, nameOf(waiting.person));
}

/** The same, with the way to who they are. */
export function LinkedOfferTerms(waiting: WaitingOffer) {
  const { nameOf } = useChatWords();
  const { person } = waiting;
  const [before, after] = aroundName(useTerms(waiting, person.deleted ? nameOf(person) : NAME_HERE));
  return (
    <>
      {before}
      {!person.deleted && <PersonLink id={person.id}>{person.name}</PersonLink>}
      {after}
    </>
  );
}

function useTerms({ offer, item: { title } }: WaitingOffer, name: string): string {
  const { t } = useTranslation('chat');
  const { money } = useChatWords();
  const amount = money(offer.amount);
  const words =
    offer.counter === null
      ? t('offer.theirs', { name, amount })
      : t('offer.counter-theirs', { name, amount: money(offer.counter), offered: amount });
  return t('waiting.offer', { words, title });
}
