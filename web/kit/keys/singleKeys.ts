const KEY = 'single-keys';

/**
 * Whether keys that are pressed alone do something, in this browser: whoever speaks to the machine, or hits keys unawares, can
 * switch them off.
 */
export const singleKeys = {
  get: (): boolean => localStorage.getItem(KEY) !== '0',
  set: (on: boolean): void => localStorage.setItem(KEY, on ? '1' : '0'),
};

/** What takes letters itself: fields, and lists that are searched by them. */
const TAKES_LETTERS =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable], [role="combobox"]';

/** Whether a key means something else where it is pressed. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TAKES_LETTERS) !== null;
