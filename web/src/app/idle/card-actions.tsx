import { useEffect } from 'react';
import { showOnCards } from '../../ui/listing/card-action';
import type { SlotProps } from '../feature';
import { Slot } from '../slot';
import { useSlotArrived } from './use-arrived';

const onCard = (listing: SlotProps['listing-card']['listing']) => (
  <Slot name="listing-card" listing={listing} />
);

/** What features put on every card comes once the page stands. */
export function CardActions() {
  const arrived = useSlotArrived('listing-card');
  useEffect(() => {
    if (arrived) showOnCards(onCard);
  }, [arrived]);
  return null;
}
