import { Suspense, useState } from 'react';
import { useDialogs } from './app-context';
import type { AppDialog } from './routing/routes';
import { useDialog } from './use-dialog';

/** The dialogs of all features, each open while the address carries its parameter: `?guest=1`. */
export function Dialogs() {
  return useDialogs().map((dialog) => <Slot key={dialog.parameter} {...dialog} />);
}

function Slot({ parameter, Page }: AppDialog) {
  const { open } = useDialog(parameter);
  // Once wanted it stays mounted: a dialog that vanishes could not give the focus back.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
