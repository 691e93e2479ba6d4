import { isPhone } from '../../browser/is-phone';

/** Milliseconds, alike everywhere or apart for phones (spec 1, section 9). */
export type ToastDuration = number | { phone: number; desktop: number };

export type Toast = {
  title: string;
  description?: string;
  tone?: 'plain' | 'destructive';
  duration?: ToastDuration;
  /** Leads somewhere, does something, or both. */
  action?: { label: string; to?: string; onFollow?: () => void };
};

export type ShownToast = Toast & {
  id: number;
  /** By the browser's clock. */
  since: number;
  /** The path of the page that was gone to last. */
  page: string;
};

export const TOAST_DURATIONS = {
  usual: 5000,
  signIn: { phone: 3000, desktop: 4000 },
  signOut: { phone: 2000, desktop: 3000 },
  error: { phone: 6000, desktop: 4000 },
} as const satisfies Record<string, ToastDuration>;

let shown: ShownToast | null = null;
let ids = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let remaining = 0;
let runningSince = 0;
const listeners = new Set<() => void>();

/** Shows a message. One is visible at a time: a newer one takes the place of the one before. */
export function toast(message: Toast): void {
  ids += 1;
  shown = { ...message, id: ids, since: Date.now(), page: location.pathname };
  remaining = lengthOf(message.duration ?? TOAST_DURATIONS.usual);
  resumeToast();
  tell();
}

/** Says that something failed or was refused. */
export const toastError = (text: Pick<Toast, 'title' | 'description'>): void =>
  toast({ ...text, tone: 'destructive', duration: TOAST_DURATIONS.error });

/** Takes the message away; with an id, only if it is still that one. */
export function dismissToast(id = shown?.id): void {
  if (id !== shown?.id) return;
  stopClock();
  shown = null;
  tell();
}

/** Stops the clock while someone reads: pointer over it, or focus within. */
export function pauseToast(): void {
  if (timer === undefined) return;
  stopClock();
  remaining -= Date.now() - runningSince;
}

export function resumeToast(): void {
  stopClock();
  runningSince = Date.now();
  timer = setTimeout(() => dismissToast(), remaining);
}

export const shownToast = (): ShownToast | null => shown;

export function onToastChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

function stopClock(): void {
  clearTimeout(timer);
  timer = undefined;
}

function tell(): void {
  for (const changed of listeners) changed();
}

const lengthOf = (duration: ToastDuration): number =>
  typeof duration === 'number' ? duration : isPhone() ? duration.phone : duration.desktop;
