const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Shows a dialog over everything else; the answer tells that it is at its end. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.lastIndexOf(dialog), 1);
    tell();
  };
}

/** The one in front: whatever lies outside of it can be neither used nor heard, even if it lies above. */
export const topModal = (): HTMLDialogElement | null => open.at(-1) ?? null;

export function onModalChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

function tell(): void {
  for (const changed of listeners) changed();
}
