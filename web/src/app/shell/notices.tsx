import { Toaster } from '../../ui/toast/toaster';
import { CardActions } from '../card-actions';
import { Slot } from '../slot';
import { useSlotArrived } from '../use-arrived';
import { OfflineNotice } from './offline-notice';

/** What floats over any page, and what lies on its cards. */
export function Notices() {
  const arrived = useSlotArrived('floating');
  return (
    <>
      <CardActions />
      <OfflineNotice />
      <Toaster />
      {arrived && <Slot name="floating" />}
    </>
  );
}
