import { type RefCallback, type RefObject, useCallback } from 'react';

const CONTROLS = 'button, input, select, textarea, a[href]';

/**
 * For a list whose items can be removed, or anything with a control that goes once it is used: whoever had the focus there
 * would have it nowhere. From an item it goes on to the same control of the one that takes the place, to that of the last
 * one if there is none; where only the control has gone, to the one in its place. Where nothing is left, to `otherwise`,
 * and to the page's main part without that.
 */
export function useFocusKept<E extends HTMLElement>(
  otherwise?: RefObject<HTMLElement | null>,
): RefCallback<E> {
  return useCallback(
    (place: E) => {
      const focus = new LastFocus(place, () => otherwise?.current ?? document.querySelector('main'));
      const observer = new MutationObserver(() => focus.goOn());
      // Beneath an open dialog nothing takes the focus: where that was lost meanwhile, the end of the dialog is the moment.
      observer.observe(place, { childList: true, subtree: true, attributeFilter: ['open'] });
      place.addEventListener('focusin', focus);
      place.addEventListener('focusout', focus);
      return () => {
        observer.disconnect();
        place.removeEventListener('focusin', focus);
        place.removeEventListener('focusout', focus);
        // It has gone with its last item; what stands in its place is there in a moment.
        queueMicrotask(() => {
          if (focus.isLost()) focus.giveUp();
        });
      };
    },
    [otherwise],
  );
}

type Had = {
  control: Element;
  /** What it belongs to: an item, or all there is. */
  item: Element;
  list: Element | null;
  nth: number;
  /** Its place among the controls of its item; -1 in a dialog. */
  at: number;
  /** One that lies in the place; while it is open, what goes in it is its own matter. */
  dialog: HTMLDialogElement | null;
  /** That among those of another item: what goes is most often removed by its last control, else by its first. */
  likewise: number;
};

/** Where the focus was last, as far as nobody has taken it elsewhere. */
class LastFocus {
  private had: Had | null = null;

  constructor(
    private readonly place: HTMLElement,
    private readonly otherwise: () => HTMLElement | null,
  ) {}

  handleEvent({ type, target }: Event): void {
    if (type === 'focusout') return this.leave();
    if (!(target instanceof HTMLElement)) return;
    const nearest = target.closest('li');
    const dialog = target.closest('dialog');
    const item = nearest && this.place.contains(nearest) ? nearest : this.place;
    const list = item.parentElement;
    const controls = controlsOf(item);
    const at = controls.indexOf(target);
    this.had = {
      control: target,
      item,
      list,
      nth: itemsOf(list).indexOf(item),
      at,
      dialog: this.place.contains(dialog) ? dialog : null,
      likewise: at > 0 || controls.length === 1 ? at - controls.length : 0,
    };
  }

  isLost(): boolean {
    return this.had !== null && !this.had.control.isConnected && document.activeElement === document.body;
  }

  goOn(): void {
    if (!this.had || !this.isLost() || (this.had.dialog?.open && this.had.dialog.isConnected)) return;
    const { item, list, nth, at, likewise } = this.had;
    const items = itemsOf(list);
    const controls = controlsOf(item.isConnected ? item : (items[nth] ?? items.at(-1) ?? this.place));
    const wanted = item.isConnected ? at : likewise;
    for (const control of [...controls.slice(wanted), ...controls.slice(0, wanted).toReversed()]) {
      control.focus({ preventScroll: true });
      if (!this.isLost()) return;
    }
    this.giveUp();
  }

  giveUp(): void {
    const { had } = this;
    // What is lost after that is another matter, unless nothing took it.
    this.had = null;
    this.otherwise()?.focus({ preventScroll: true });
    if (document.activeElement === document.body) this.had = had;
  }

  /** Some browsers tell it of a control that is being removed, too. */
  private leave(): void {
    const { had } = this;
    setTimeout(() => {
      if (this.had === had && had?.control.isConnected && had.control !== document.activeElement)
        this.had = null;
    });
  }
}

/** Of a list that has gone itself there are none. */
const itemsOf = (list: Element | null): Element[] => (list?.isConnected ? [...list.children] : []);

/** Those of the item itself: what belongs to its dialogs and menus goes with them. */
const controlsOf = (item: Element): HTMLElement[] =>
  [...item.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !item.contains(control.closest('dialog, [role=menu]')),
  );
