export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

type Listener = (message: ToastMessage) => void;

let waiting: ToastMessage[] = [];
let listener: Listener | null = null;
let wake: (() => void) | null = null;

function show(kind: ToastKind, text: string): void {
  if (!text) return;
  if (listener) {
    listener({ kind, text });
    return;
  }
  waiting.push({ kind, text });
  wake?.();
}

/** Short notices in the corner; the host that draws them is loaded at the first one. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
  warning: (text: string): void => show('warning', text),
  info: (text: string): void => show('info', text),
};

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
