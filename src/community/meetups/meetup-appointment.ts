import { timeIssue } from '#contract/meetups/meetup-times';
import { InvalidInput } from '#platform/http/http.errors';
import type { Appointment } from './meetup.entity.js';
import type { AppointmentBody } from './meetup-body.dto.js';

/** When and where, as somebody asks for it. @throws InvalidInput for a day before tomorrow, or too far ahead */
export function appointmentOf({ startsAt: given, timeZone, place }: AppointmentBody, now: Date): Appointment {
  const startsAt = new Date(given);
  const code = timeIssue(startsAt, timeZone, now);
  if (code) throw new InvalidInput([{ field: 'startsAt', code }]);
  const { kind, name, placeId } = place;
  // Half a position is none.
  const isPlaced = place.latitude !== null && place.longitude !== null;
  const [latitude, longitude] = isPlaced ? [place.latitude, place.longitude] : [null, null];
  return { startsAt, timeZone, place: { kind, name, placeId, latitude, longitude } };
}
