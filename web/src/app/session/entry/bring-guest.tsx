import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCard } from '../../../ui/form/check-card';
import { useSession } from '../use-session';

type BringGuestChoice = {
  /** False unless a guest is here. */
  offered: boolean;
  chosen: boolean;
  choose: (chosen: boolean) => void;
  /** To be sent along with the form. */
  body: { bringGuest?: boolean };
};

/** Whether a guest who becomes a member takes along what they have; as it is `atFirst` unless they say otherwise. */
export function useBringGuest(atFirst = true): BringGuestChoice {
  const offered = useSession().status === 'guest';
  const [chosen, choose] = useState(atFirst);
  return {
    offered,
    chosen,
    choose,
    body: offered ? { bringGuest: chosen } : {},
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
