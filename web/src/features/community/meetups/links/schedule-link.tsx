import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MEETUP } from '../../../../app/dialog-parameters';
import type { SlotProps } from '../../../../app/feature';
import { paths } from '../../../../app/paths';
import { useSession } from '../../../../app/session/use-session';
import { useDialogLink } from '../../../../app/use-dialog';
import { ButtonLink } from '../../../../ui/button';

/** From a listing's page to proposing a meetup about it; visitors sign in first, and come back to it. */
export function ScheduleLink({ listing: { id, status, seller } }: SlotProps['listing-tools']) {
  const { t } = useTranslation('meetup-links');
  const { status: session } = useSession();
  const here = useDialogLink(MEETUP, id);
  if (!seller || status !== 'active') return null;
  const back = `${paths.listing(id)}?${MEETUP}=${id}`;
  const target = session === 'visitor' ? { to: `${paths.signIn}?next=${encodeURIComponent(back)}` } : here;
  return (
    <ButtonLink {...target} variant="quiet">
      <CalendarPlus aria-hidden="true" />
      {t('schedule')}
    </ButtonLink>
  );
}
