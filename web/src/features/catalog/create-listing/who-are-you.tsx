import { useTranslation } from 'react-i18next';
import { WaysIn } from '../../../app/session/entry/ways-in';

/** Someone who is nobody yet came straight to this address. */
export function WhoAreYou() {
  const { t } = useTranslation('create-listing');
  return (
    <WaysIn title={t('create.who.title')} text={t('create.who.text')} note={t('create.who.guests')} guests />
  );
}
