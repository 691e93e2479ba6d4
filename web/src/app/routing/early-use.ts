/**
 * What people do to a page that the server drew, before React answers there: it takes over part by part, gives fields
 * the values of its own state, and drops a press on a part whose code is still on its way. Each of it is done again
 * once its part stands.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Filled = { value: string; checked: boolean };

const filled = new Map<Control, Filled>();
let page: HTMLElement;
let pressed: HTMLElement | null = null;

/** To be called right before the page at `root` is taken over. */
export function watchEarlyUse(root: HTMLElement): void {
  page = root;
  pressed = root.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  for (const control of root.querySelectorAll<Control>('input, textarea, select'))
    if (isFilled(control)) remember(control);
  // Before React, which says by `hasAnswered` that it has heard the same.
  root.addEventListener('input', ({ target }) => isControl(target) && remember(target), { capture: true });
  root.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button') : null;
    },
    { capture: true },
  );
}

/** React has passed on an input or a click: nothing of it is to be done again. */
export function hasAnswered({ type, target }: { type: string; target: EventTarget }): void {
  if (type === 'click') pressed = null;
  else if (isControl(target)) filled.delete(target);
}

/**
 * To be called when a part of the page stands, and while React draws nothing. What belongs to another part stays until
 * that one does.
 */
export function repeatEarlyUse(): void {
  const press = pressed;
  const fields = [...filled];
  // Any event makes React take over the part it comes from, if that part's code is there; it does so with its own values.
  for (const [control] of fields) control.dispatchEvent(new Event('keyup', { bubbles: true }));
  for (const [control, wanted] of fields) if (filled.has(control)) fill(control, wanted);
  pressed = press;
  // React, which may be in the midst of taking over, puts its old values back until it has drawn what it heard just now.
  setTimeout(() => {
    pressed &&= standing(pressed);
    pressed?.click();
  });
}

/** Where the browser would have drawn something else than the server did, React draws that part anew: another button. */
function standing(button: HTMLElement): HTMLElement | null {
  if (button.isConnected) return button;
  const drawnAnew = ({ textContent, ariaLabel }: HTMLElement) =>
    textContent === button.textContent && ariaLabel === button.ariaLabel;
  return [...page.querySelectorAll('button')].find(drawnAnew) ?? null;
}

function fill(control: Control, { value, checked }: Filled): void {
  if (isChoice(control)) return choose(control, checked);
  setValue(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** As chosen: by a click that changes it, and by none where it was left as it is. */
function choose(control: HTMLInputElement, checked: boolean): void {
  if (control.type === 'radio' && !checked) return;
  control.checked = !checked;
  control.click();
}

/** As typed: React's own property learns of another value first, or this one would be no news to it. */
function setValue(control: Control, value: string): void {
  control.value = '';
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  property?.set?.call(control, value);
}

function isFilled(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  // Its value says what it stands for, whether it is chosen or not.
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function remember(control: Control): void {
  filled.set(control, { value: control.value, checked: 'checked' in control && control.checked });
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
