import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, store } from '../../../browser/storage';
import { CheckCard } from '../../../ui/form/check-card';
import { useSession } from '../use-session';

/** Local storage: the guest who was asked when signing up, so that confirming the address does not ask again. */
const ASKED = 'guest_asked_to_move';

type BringGuestChoice = {
  /** False unless a guest is here. */
  offered: boolean;
  chosen: boolean;
  choose: (chosen: boolean) => void;
  /** To be sent along with the form. */
  body: { bringGuest?: boolean };
  /** This guest has decided before, and the server knows. */
  decided: boolean;
  rememberDecision: () => void;
};

/** Whether a guest who becomes a member takes along what they have; yes, unless they say otherwise. */
export function useBringGuest(): BringGuestChoice {
  const { status, profile } = useSession();
  const guestId = profile?.guestId ?? null;
  const offered = status === 'guest';
  const [chosen, choose] = useState(true);
  return {
    offered,
    chosen,
    choose,
    body: offered ? { bringGuest: chosen } : {},
    decided: guestId !== null && readStored(ASKED) === guestId,
    rememberDecision: () => store(ASKED, guestId),
  };
}

export function BringGuest({ choice: { offered, chosen, choose } }: { choice: BringGuestChoice }) {
  const { t } = useTranslation('identity');
  if (!offered) return null;
  return (
    <CheckCard
      name="bringGuest"
      label={t('bring-guest.label')}
      hint={t(chosen ? 'bring-guest.yes' : 'bring-guest.no')}
      checked={chosen}
      onChange={choose}
    />
  );
}
