import { useTranslation } from 'react-i18next';
import type { ShipToShape } from '#contract/monetization/orders';
import type { Order } from '../../../../api/monetization/orders';
import { useOrderWords } from '../use-order-words';

/** Where to, or that nobody has said so yet. */
export function Address({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { other } = useOrderWords();
  if (order.shipTo) return <AddressLines shipTo={order.shipTo} />;
  const isOpen = order.status === 'pending_shipment' || order.status === 'requested';
  if (!isOpen) return <p>{t('slip.no-address')}</p>;
  if (order.status === 'requested' && order.side === 'seller') return <p>{t('address.once-accepted')}</p>;
  return <p>{order.side === 'buyer' ? t('address.none-own') : t('address.none', { name: other(order) })}</p>;
}

/** As it is written on a parcel. */
export function AddressLines({ shipTo }: { shipTo: ShipToShape }) {
  const { i18n } = useTranslation();
  const { name, line1, line2, city, region, postalCode, country } = shipTo;
  const countries = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const isAmerican = country === 'US' || country === 'CA';
  // Nobody has to name the state.
  const behind = [region, postalCode].filter(Boolean).join(' ');
  const town = isAmerican ? `${city}, ${behind}` : `${postalCode} ${city}`;
  const lines = [name, line1, line2, town, isAmerican ? '' : region, countries.of(country)];
  return <address>{lines.map((line) => line && <div key={line}>{line}</div>)}</address>;
}
