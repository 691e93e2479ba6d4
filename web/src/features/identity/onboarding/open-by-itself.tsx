import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SlotProps } from '../../../app/feature';
import { useSession } from '../../../app/session/use-session';
import { useTellSettled } from '../../../app/settled';
import { useDialog, useDialogLink } from '../../../app/use-dialog';
import { hasClosedTutorial } from './closed-tutorial';
import { TUTORIAL } from './tutorial-address';

/** Milliseconds (spec 1, section 9). */
const AFTER = 1000;

/** Opens the introduction for who is new, on the pages where nobody is in the middle of something. */
export function OpenByItself() {
  const { profile } = useSession();
  const navigate = useNavigate();
  const { to, state } = useDialogLink(TUTORIAL);
  const { open: isAskedFor } = useDialog(TUTORIAL);
  const isNew = profile !== null && !profile.onboardingCompleted && !hasClosedTutorial(profile.id);
  const open = useEffectEvent(() => {
    // Asked for by the address its code may still be on its way: another entry on top would be left after closing it.
    if (!isAskedFor && !isOccupied()) void navigate(to, { state });
  });
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => open(), AFTER);
    return () => clearTimeout(timer);
  }, [isNew]);
  return null;
}

/** Among the sections of home, of which it draws none. */
export function OpensOnHome({ tellSettled }: SlotProps['member-sections']) {
  useTellSettled(tellSettled, true);
  return <OpenByItself />;
}

/** Something is open over the page, or somebody has begun to type. */
const isOccupied = () =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;
