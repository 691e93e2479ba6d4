import { useEffect } from 'react';
import { showOnCards } from '../ui/listing/card-action';
import type { SlotProps } from './feature';
import { Slot } from './slot';
import { useSlotArrived } from './use-arrived';

const CardAction = ({ listing }: SlotProps['listing-card']) => <Slot name="listing-card" listing={listing} />;

/** What features put on every card comes once the page stands. */
export function CardActions() {
  const arrived = useSlotArrived('listing-card');
  useEffect(() => {
    if (arrived) showOnCards(CardAction);
  }, [arrived]);
  return null;
}
