import { draftOwner } from './draftOwner';

const SAVE_DELAY_MS = 400;

const storageKey = (key: string): string => `draft:${draftOwner.name()}:${key}`;

export function readDraft<T extends object>(key: string): Partial<T> | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null') as Partial<T> | null;
  } catch {
    return null;
  }
}

export function removeDraft(key: string): void {
  localStorage.removeItem(storageKey(key));
}

/** Takes away every draft of whoever is signed in. */
export function removeDrafts(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(storageKey(''))) localStorage.removeItem(name);
}

export function writeDraft(key: string, values: object): void {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify(values));
  } catch {
    // A full or blocked storage costs the draft, never the form.
  }
}

/** A copy as JSON keeps it; `omit` names fields, at any depth, that are left out. */
export const without = (values: object, omit: readonly string[]): object =>
  JSON.parse(
    JSON.stringify(values, function (this: unknown, name: string, value: unknown) {
      return omit.includes(name) ? undefined : value;
    }),
  ) as object;

/** Writes the draft when typing rests. `omit` names fields, at any depth, that must not stay on the device. */
export function draftWriter(
  key: string,
  omit: readonly string[],
): { save: (values: object) => void; flush: () => void; stop: () => void } {
  let timer = 0;
  let pending: object | null = null;
  const flush = () => {
    clearTimeout(timer);
    if (!pending) return;
    writeDraft(key, without(pending, omit));
    pending = null;
  };
  return {
    save(values) {
      pending = values;
      clearTimeout(timer);
      timer = window.setTimeout(flush, SAVE_DELAY_MS);
    },
    flush,
    stop() {
      clearTimeout(timer);
      pending = null;
    },
  };
}
