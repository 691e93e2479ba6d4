import { useTranslation } from 'react-i18next';
import type { MeetupLineShape } from '#contract/meetups';
import { knownZone } from '#contract/meetups/known-zone';
import type { OrderLineShape } from '#contract/monetization/orders';
import { meetupLineOf, orderLineOf } from '../../../api/messaging/deal-line-of';
import type { ChatMessage, ChatPerson } from '../../../api/messaging/messaging';
import { useFormat } from '../../../i18n/format';

const MEETUP_TIME = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** People, amounts, offers and meetups as chat names them in the reader's language. */
export function useChatWords() {
  const { t } = useTranslation('chat');
  const { price, date } = useFormat();

  const money = (amount: number) => price(amount, 'short');
  const nameOf = ({ name, deleted }: ChatPerson) => (deleted ? t('deleted-person') : name);
  /** What happened to an offer, from the reader's side. */
  const offerEvent = ({ event, amount }: NonNullable<ChatMessage['offer']>, own: boolean, name: string) =>
    t(`offer.events.${event}.${own ? 'own' : 'theirs'}`, { amount: money(amount), name });

  /** What happened to a meetup, from the reader's side; `own` when they did it. */
  const meetupEvent = ({ event, placeName: place }: MeetupLineShape, own: boolean, name: string) =>
    event === 'arrived'
      ? t(`meetup.arrived.${own ? 'own' : 'theirs'}`, { name, place })
      : t(`meetup.${event}`);
  /** When and where it is to be, on the clocks there; null for what is over. */
  const meetupDetail = ({ event, startsAt, timeZone, placeName: place }: MeetupLineShape) =>
    event === 'proposed' || event === 'moved' || event === 'confirmed'
      ? t('meetup.detail', { time: date(startsAt, { ...MEETUP_TIME, timeZone: knownZone(timeZone) }), place })
      : null;

  /** What happened to an order. */
  const orderEvent = ({ event }: OrderLineShape) => t(`order.${event}`);

  /** A message in one line, for the list. */
  const preview = (message: ChatMessage, person: ChatPerson, me: string): string => {
    const own = message.senderId === me;
    if (message.kind === 'offer' && message.offer) return offerEvent(message.offer, own, nameOf(person));
    const meetup = message.kind === 'meetup' && meetupLineOf(message.content);
    if (meetup) return meetupEvent(meetup, own, nameOf(person));
    const order = message.kind === 'order' && orderLineOf(message.content);
    if (order) return orderEvent(order);
    const words = message.removed
      ? t('list.removed')
      : message.content || t('list.picture', { count: message.images.length });
    return own ? t('you', { words }) : words;
  };
  return { money, nameOf, offerEvent, meetupEvent, meetupDetail, orderEvent, preview };
}
