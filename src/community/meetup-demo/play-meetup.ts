import type { MeetupMove, MeetupSide } from '#contract/meetups';
import { timeIssue } from '#contract/meetups/meetup-times';
import { DAY_MS, HOUR_MS } from '#contract/time';
import { forgetRecordedEvents, recordedEvents } from '#platform/outbox/domain-event';
import { MeetupChanged } from '../community.contract.js';
import { type Appointment, Meetup } from '../meetups/meetup.entity.js';
import { refusalOf } from '../meetups/meetup.policy.js';
import type { DemoMeetup, DemoMove } from './demo-meetups.js';

interface Stage {
  now: Date;
  listing: { id: string; sellerId: string };
  buyerId: string;
  /** Of what changed hands. */
  saleId: string | null;
}

/** What both were told of a meetup, and when. */
interface Told {
  change: MeetupChanged;
  at: Date;
}

/** A meetup as the two could have made it. @throws Error when one of them does what nobody may */
export function playMeetup(
  demo: DemoMeetup,
  { now, listing, buyerId, saleId }: Stage,
): { meetup: Meetup; told: Told[] } {
  const proposedAt = new Date(now.getTime() - demo.proposedHoursAgo * HOUR_MS);
  const appointment = appointmentOf(demo, now);
  const issue = timeIssue(appointment.startsAt, appointment.timeZone, proposedAt);
  if (issue) throw new Error(`${demo.listing}: ${issue}`);
  const proposal = { ...appointment, listing, buyerId, notes: demo.notes ?? '', agreedPrice: null };
  const meetup = Meetup.propose(proposal, proposedAt);
  const told: Told[] = [];
  const tell = () => {
    for (const change of recordedEvents(meetup))
      if (change instanceof MeetupChanged) told.push({ change, at: meetup.updatedAt });
    forgetRecordedEvents(meetup);
  };
  tell();
  // Each of it an hour after the one before, but for what is done there.
  for (const [n, move] of demo.moves.entries()) {
    act(meetup, move, new Date(proposedAt.getTime() + (n + 1) * HOUR_MS), saleId);
    tell();
  }
  if (demo.canceled) {
    const at = new Date(now.getTime() - DAY_MS);
    assertMay('cancel', 'buyer', meetup, at);
    meetup.cancel({ cause: 'person', by: 'buyer', reason: demo.canceled }, at);
  }
  if (demo.answer) {
    assertMay('answer-missed', 'buyer', meetup, meetup.updatedAt);
    meetup.answerMissed(demo.answer, meetup.updatedAt);
  }
  tell();
  if (meetup.updatedAt > now) throw new Error(`${demo.listing}: that is still to come.`);
  return { meetup, told };
}

function appointmentOf({ inDays, hour, place }: DemoMeetup, now: Date): Appointment {
  const startsAt = new Date(now.getTime() + inDays * DAY_MS);
  startsAt.setUTCHours(hour, 0, 0, 0);
  const nowhere = { latitude: null, longitude: null, placeId: null };
  return { startsAt, timeZone: 'America/New_York', place: { ...place, ...nowhere } };
}

function act(meetup: Meetup, move: DemoMove, at: Date, saleId: string | null): void {
  const after = (hours: number) => new Date(meetup.startsAt.getTime() + hours * HOUR_MS);
  const as = (what: MeetupMove, side: MeetupSide, when: Date) => {
    assertMay(what, side, meetup, when);
    return when;
  };
  switch (move) {
    case 'confirm':
      return meetup.confirm(as('confirm', 'seller', at));
    case 'decline':
      return meetup.decline(as('decline', 'seller', at));
    case 'move': {
      const { placeKind: kind, placeName: name, timeZone } = meetup;
      const place = { kind, name, latitude: null, longitude: null, placeId: null };
      return meetup.move('seller', { startsAt: after(2), timeZone, place }, as('move', 'seller', at));
    }
    case 'buyer-comes':
      return meetup.arrive('buyer', as('check-in', 'buyer', after(0)));
    case 'seller-comes':
      meetup.arrive('seller', as('check-in', 'seller', after(0.1)));
      return saleId ? meetup.complete('seller', saleId, after(0.1)) : undefined;
    case 'seller-misses-buyer':
      return meetup.reportMissed('seller', as('report-missed', 'seller', after(1)));
    default:
      return meetup.putBack(as('put-back', 'seller', after(2)));
  }
}

function assertMay(move: MeetupMove, side: MeetupSide, { state, listingId }: Meetup, at: Date): void {
  if (refusalOf(move, side, state, at)) throw new Error(`The ${side} may not ${move} about ${listingId}.`);
}
