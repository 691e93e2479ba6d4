import { useEffect } from 'react';
import { whenIdle } from '../browser/when-idle';
import { showOnCards } from '../ui/listing/card-action';
import type { SlotProps } from './feature';
import { Slot } from './slot';

const CardAction = ({ listing }: SlotProps['listing-card']) => <Slot name="listing-card" listing={listing} />;

/** What features put on every card comes once the page stands. */
export function CardActions() {
  useEffect(() => whenIdle(() => showOnCards(CardAction)), []);
  return null;
}
