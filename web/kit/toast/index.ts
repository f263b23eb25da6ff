type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
  /** A way back from what was done, as long as the message stands. */
  action?: { label: string; run: () => void };
}

/** The button of a message that has a way back. */
export const WAY_BACK = 'toast-action';

type Listener = (message: ToastMessage) => void;

let waiting: ToastMessage[] = [];
let listener: Listener | null = null;
let wake: (() => void) | null = null;

function show(kind: ToastKind, text: string, action?: ToastMessage['action']): void {
  if (!text) return;
  const message = { kind, text, ...(action && { action }) };
  if (listener) {
    listener(message);
    return;
  }
  waiting.push(message);
  wake?.();
}

/** Short notices in the corner; the host that draws them is loaded at the first one. */
export const toast = {
  success: (text: string, action?: ToastMessage['action']): void => show('success', text, action),
  error: (text: string): void => show('error', text),
  warning: (text: string): void => show('warning', text),
  info: (text: string): void => show('info', text),
};

/** Takes the way back that is offered at the moment; without one, nothing happens. */
export const takeWayBack = (): void => document.querySelector<HTMLButtonElement>(`.${WAY_BACK}`)?.click();

/** The host takes over the messages, also those that came before it was ready. */
export function attachToastHost(next: Listener): () => void {
  listener = next;
  for (const message of waiting) next(message);
  waiting = [];
  return () => {
    if (listener === next) listener = null;
  };
}

/** Called once the first message waits for a host. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (wake === callback) wake = null;
  };
}
