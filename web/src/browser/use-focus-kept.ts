import { type RefCallback, type RefObject, useCallback } from 'react';

const CONTROLS = 'button, input, textarea, a[href]';

/**
 * For a list whose items can be removed: whoever had the focus in one that goes would have it nowhere. It goes on to the
 * same control of the item that takes the place, to that of the last one if there is none; where no item is left, to
 * `otherwise`, and to the page's main part without that.
 */
export function useFocusKept<E extends HTMLElement>(
  otherwise?: RefObject<HTMLElement | null>,
): RefCallback<E> {
  return useCallback(
    (list: E) => {
      const focus = new LastFocus(list, () => otherwise?.current ?? document.querySelector('main'));
      const observer = new MutationObserver(() => focus.goOn());
      observer.observe(list, { childList: true, subtree: true });
      list.addEventListener('focusin', focus);
      list.addEventListener('focusout', focus);
      return () => {
        observer.disconnect();
        list.removeEventListener('focusin', focus);
        list.removeEventListener('focusout', focus);
        // The list has gone with its last item; what stands in its place is there in a moment.
        queueMicrotask(() => {
          if (focus.isLost()) focus.giveUp();
        });
      };
    },
    [otherwise],
  );
}

/** Where in a list the focus was last, as far as nobody has taken it elsewhere. */
class LastFocus {
  private had: { control: Element; item: Element; place: number; fromEnd: number } | null = null;

  constructor(
    private readonly list: HTMLElement,
    private readonly otherwise: () => HTMLElement | null,
  ) {}

  handleEvent({ type, target }: Event): void {
    if (type === 'focusout') return this.leave();
    if (!(target instanceof HTMLElement)) return;
    const item = target.closest('li');
    if (!item) return;
    const controls = controlsOf(item);
    this.had = {
      control: target,
      item,
      place: this.items().indexOf(item),
      // What goes is most often removed by its last control. In its dialogs it has the rest.
      fromEnd: Math.max(0, controls.length - 1 - Math.max(controls.indexOf(target), 0)),
    };
  }

  isLost(): boolean {
    return this.had !== null && !this.had.control.isConnected && document.activeElement === document.body;
  }

  goOn(): void {
    if (!this.had || !this.isLost()) return;
    const { item, place } = this.had;
    const fromEnd = item.isConnected ? 0 : this.had.fromEnd;
    const items = this.items();
    const next = item.isConnected ? item : (items[place] ?? items.at(-1));
    const controls = next ? controlsOf(next) : [];
    const control = controls.at(-1 - fromEnd) ?? controls.at(-1);
    if (control) control.focus({ preventScroll: true });
    else this.giveUp();
  }

  giveUp(): void {
    this.otherwise()?.focus({ preventScroll: true });
  }

  /** Some browsers tell it of a control that is being removed, too. */
  private leave(): void {
    const { had } = this;
    setTimeout(() => {
      if (this.had === had && had?.control.isConnected && had.control !== document.activeElement)
        this.had = null;
    });
  }

  private items(): Element[] {
    return [...this.list.querySelectorAll('li')];
  }
}

const controlsOf = (item: Element): HTMLElement[] =>
  [...item.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !control.closest('dialog, [role=menu]'),
  );
