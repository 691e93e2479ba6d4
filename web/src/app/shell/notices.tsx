import { Toaster } from '../../ui/toast/toaster';
import { OfflineNotice } from './offline-notice';

/** What floats over any page. */
export function Notices() {
  return (
    <>
      <OfflineNotice />
      <Toaster />
    </>
  );
}
