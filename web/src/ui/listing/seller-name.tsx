import { useTranslation } from 'react-i18next';
import { PersonLink } from '../person-link';

type SellerNameProps = { id: string | undefined; name: string | null };

/** Who sells what a card shows. Without an id it is somebody's own, still being written. */
export function SellerName({ id, name }: SellerNameProps) {
  const { t } = useTranslation();
  if (name === null) return t('listing.unnamed-seller');
  return id === undefined ? name : <PersonLink id={id}>{name}</PersonLink>;
}
