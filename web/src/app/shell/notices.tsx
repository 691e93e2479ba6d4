import { Toaster } from '../../ui/toast/toaster';
import { CardActions } from '../card-actions';
import { OfflineNotice } from './offline-notice';

/** What floats over any page, and what lies on its cards. */
export function Notices() {
  return (
    <>
      <CardActions />
      <OfflineNotice />
      <Toaster />
    </>
  );
}
