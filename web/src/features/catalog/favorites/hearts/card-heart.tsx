import type { SlotProps } from '../../../../app/feature';
import { CardHeartButton } from './heart-button';
import { ListingHeart } from './listing-heart';

export const CardHeart = ({ listing }: SlotProps['listing-card']) => (
  <ListingHeart listing={listing} Draw={CardHeartButton} />
);
