import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeetupShape } from '#contract/meetups';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SharePanel } from './share-panel';

/** A friend knows when and where, and hears that one is there and home. */
export function ShareMeetup({ meetup: { id } }: { meetup: Pick<MeetupShape, 'id'> }) {
  const { t } = useTranslation('meetup-aids');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Users aria-hidden="true" />
        {t('share.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('share.title')}>
        {open && <SharePanel meetupId={id} />}
      </Dialog>
    </>
  );
}
