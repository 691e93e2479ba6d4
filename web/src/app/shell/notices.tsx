import { useIdle } from '../../browser/use-idle';
import { Toaster } from '../../ui/toast/toaster';
import { CardActions } from '../card-actions';
import { Slot } from '../slot';
import { OfflineNotice } from './offline-notice';

/** What floats over any page, and what lies on its cards. */
export function Notices() {
  const idle = useIdle();
  return (
    <>
      <CardActions />
      <OfflineNotice />
      <Toaster />
      {idle && <Slot name="floating" />}
    </>
  );
}
