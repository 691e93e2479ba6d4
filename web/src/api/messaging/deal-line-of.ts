import { MEETUP_EVENTS, type MeetupLineShape } from '#contract/meetups';
import { ORDER_EVENTS, type OrderLineShape } from '#contract/monetization/orders';

/** Null for what says nothing, or nothing that this version knows. */
export const meetupLineOf = (content: string): MeetupLineShape | null =>
  lineOf<MeetupLineShape>(content, MEETUP_EVENTS);

export const orderLineOf = (content: string): OrderLineShape | null =>
  lineOf<OrderLineShape>(content, ORDER_EVENTS);

function lineOf<Shape extends { event: string }>(
  content: string,
  known: readonly Shape['event'][],
): Shape | null {
  if (!content.startsWith('{')) return null;
  const line = JSON.parse(content) as Shape;
  return known.includes(line.event) ? line : null;
}
