import { useTranslation } from 'react-i18next';
import { GUEST_ID_PATTERN, GUEST_PIN_PATTERN } from '#contract/people';
import type { FieldErrors } from '../../../app/use-form';
import { readGuestId, readPin } from './guest-credentials';

type Typed = { guestId: string; pin: string };

/** What is told before the form is sent (spec 1, sections 5 and 8). */
export function useCredentialsCheck(): (typed: Typed) => FieldErrors<keyof Typed> {
  const { t } = useTranslation(['identity', 'identity-errors']);
  return (typed) => {
    const guestId = readGuestId(typed.guestId);
    const pin = readPin(typed.pin);
    // It names both, so it is said once.
    if (!guestId) return { guestId: t('guest.log-in.missing') };
    if (!pin) return { pin: t('guest.log-in.missing') };
    const guestIdFormat = !GUEST_ID_PATTERN.test(guestId) && t('identity-errors:issues.guest-id-format');
    const pinFormat = !GUEST_PIN_PATTERN.test(pin) && t('identity-errors:issues.pin-format');
    return { ...(guestIdFormat && { guestId: guestIdFormat }), ...(pinFormat && { pin: pinFormat }) };
  };
}
