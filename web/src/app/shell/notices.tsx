import { Toaster } from '../../ui/toast/toaster';
import { CardActions } from '../idle/card-actions';
import { useSlotArrived } from '../idle/use-arrived';
import { Slot } from '../slot';
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
