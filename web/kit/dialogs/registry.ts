import type { ComponentType } from 'react';

/**
 * The component of a dialog takes what it is opened with, and closes with an outcome: `DialogProps<{ id: string }, boolean>`.
 * It says so of its props, since a caller's type must not wait for the component's body, which may open the caller's dialog.
 */
export type DialogProps<P, R = void> = P & { close: (outcome?: R) => void };

/** The dialogs by name, each with the call that loads its component; the application fills it from its list. */
// biome-ignore lint/suspicious/noEmptyInterface: declarations of one interface are merged
export interface Dialogs {}

export type DialogName = keyof Dialogs;

type Loaded<K extends DialogName> = Dialogs[K] extends () => Promise<{ default: infer C }> ? C : never;
type Taken<K extends DialogName> = Loaded<K> extends (props: infer P) => void ? P : never;

/** What a dialog is opened with, and what it closes with. */
export type PropsOf<K extends DialogName> = unknown extends Taken<K> ? object : Omit<Taken<K>, 'close'>;
export type OutcomeOf<K extends DialogName> = Taken<K> extends { close: (outcome?: infer R) => void } ? R : undefined;

type DialogLoader = () => Promise<{ default: ComponentType<never> }>;
type List = Readonly<Record<string, DialogLoader>>;

let list: () => Promise<{ dialogs: List }> = () => Promise.resolve({ dialogs: {} });

/** The application says where its list of dialogs is. */
export function setDialogs(load: typeof list): void {
  list = load;
}

/** No dialog has the name: a mistake in the code, unlike one that could not be fetched. */
export class UnknownDialog extends Error {}

/** @throws UnknownDialog 'dialog "x" not found' for a name that is not in the list (core§2). */
export async function loadDialog(name: string): Promise<{ default: ComponentType<never> }> {
  const { dialogs } = await list();
  const load = Object.hasOwn(dialogs, name) && dialogs[name];
  if (!load) throw new UnknownDialog(`dialog "${name}" not found`);
  return load();
}
