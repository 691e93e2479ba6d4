import type { SlotProps } from '../../../../app/feature';
import { ListingHeart } from './listing-heart';

export const CardHeart = ({ listing }: SlotProps['listing-card']) => (
  <ListingHeart listing={listing} look="card" />
);
