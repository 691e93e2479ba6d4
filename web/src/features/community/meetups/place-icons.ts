import { Coffee, LibraryBig, type LucideIcon, MapPin, Store, Trees } from 'lucide-react';
import type { PlaceKind } from '#contract/meetups';

export const PLACE_ICONS: Readonly<Record<PlaceKind, LucideIcon>> = {
  cafe: Coffee,
  park: Trees,
  library: LibraryBig,
  mall: Store,
  custom: MapPin,
};
