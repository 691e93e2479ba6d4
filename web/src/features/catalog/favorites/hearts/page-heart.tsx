import type { SlotProps } from '../../../../app/feature';
import { PageHeartButton } from './heart-button';
import { ListingHeart } from './listing-heart';

export const PageHeart = ({ listing }: SlotProps['listing-heart']) => (
  <ListingHeart listing={listing} Draw={PageHeartButton} />
);
