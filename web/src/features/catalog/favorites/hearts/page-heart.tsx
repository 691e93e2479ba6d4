import type { SlotProps } from '../../../../app/feature';
import { ListingHeart } from './listing-heart';

export const PageHeart = ({ listing }: SlotProps['listing-heart']) => (
  <ListingHeart listing={listing} look="page" />
);
