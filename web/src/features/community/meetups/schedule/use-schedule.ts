import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceKind } from '#contract/meetups';
import { isSamePlace } from '#contract/meetups/same-place';
import type { SuggestedPlace } from '../../../../api/community/meetup-places.gen';
import {
  type AppointmentBody,
  type Meetup,
  useMoveOnMeetupMutation,
  useProposeMeetupMutation,
} from '../../../../api/community/meetups';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { useForm } from '../../../../app/use-form';
import { toast } from '../../../../ui/toast/toast-store';
import { offered } from './slots';

export type ScheduleProps = {
  listingId: string;
  /** Who is asked. */
  name: string;
  timeZone: string;
  /** The meetup that is to be at another time or place. */
  moving?: Meetup;
  onDone: () => void;
};

/** What only its name tells. */
const NOWHERE = { latitude: null, longitude: null, placeId: null };

/** A suggested place by its id, `as-before` for the one that stands, or `other` for one of one's own words. */
export type PlaceChoice = { id: string | null; name: string; kind: PlaceKind };

export function useSchedule({ listingId, name, timeZone, moving, onDone }: ScheduleProps) {
  const { t } = useTranslation('meetups');
  const [startsAt, setStartsAt] = useState(() =>
    moving ? offered(moving.startsAt, timeZone, Date.now()) : null,
  );
  const [place, setPlace] = useState<PlaceChoice>({
    id: moving ? 'as-before' : null,
    name: '',
    kind: 'custom',
  });
  const [notes, setNotes] = useState('');
  const [propose] = useProposeMeetupMutation();
  const [moveOn] = useMoveOnMeetupMutation();
  /** The nearest place is the one, until another is chosen. */
  const [suggested, setSuggested] = useState<readonly SuggestedPlace[]>([]);
  const chosen = place.id ?? suggested[0]?.id ?? 'other';

  const placeTerms = (): AppointmentBody['place'] | null => {
    if (chosen === 'as-before') return moving?.place ?? null;
    const known = suggested.find(({ id }) => id === chosen);
    if (known) {
      const { kind, latitude, longitude } = known;
      return { kind, name: known.name, latitude, longitude, placeId: known.id };
    }
    return place.name.trim() === '' ? null : { ...NOWHERE, kind: place.kind, name: place.name.trim() };
  };

  /** Nothing would be moved. */
  const isAsBefore = () => {
    const where = placeTerms();
    return (
      moving !== undefined &&
      startsAt === moving.startsAt &&
      where !== null &&
      isSamePlace(where, moving.place)
    );
  };

  const { form, errors, busy, mend } = useForm({
    context: 'community',
    fields: ['startsAt', 'place.name', 'place', 'notes'],
    check: () => ({
      ...(!startsAt && { startsAt: t('schedule.required') }),
      ...(isAsBefore() && { startsAt: t('schedule.unchanged') }),
      ...(!placeTerms() && { 'place.name': t('schedule.required') }),
    }),
    send: async () => {
      const where = placeTerms();
      if (!startsAt || !where) return;
      const terms = { startsAt, timeZone, place: where };
      await (moving
        ? moveOn({ id: moving.id, move: 'move', ...terms })
        : propose({ proposeMeetupBody: { listingId, ...terms, notes: notes.trim() } })
      ).unwrap();
      toast({
        title: t(moving ? 'done.move' : 'schedule.done'),
        description: t('schedule.done-text', { name }),
      });
      onDone();
    },
    refused: (problem, named) => {
      if (Object.keys(named).length === 0)
        tellFailure(t(moving ? 'failed.update' : 'schedule.failed'), problem);
    },
  });

  return {
    form,
    errors,
    busy,
    startsAt,
    place: { ...place, id: chosen },
    notes,
    setNotes,
    setSuggested,
    chooseTime: (time: string | null) => {
      setStartsAt(time);
      mend('startsAt');
    },
    choosePlace: (wanted: Partial<PlaceChoice>) => {
      setPlace({ ...place, id: chosen, ...wanted });
      mend('place', ...(isAsBefore() ? ['startsAt'] : []));
    },
  };
}
