import type { ComponentType } from 'react';

/**
 * The dialogs by name. A feature adds its own beside their registration:
 * `declare module './registry' { interface DialogMap { 'result-audit': DialogType<{ id: string }, boolean> } }`
 */
export interface DialogMap {
  login: DialogType<object, boolean>;
  confirm: DialogType<ConfirmProps, boolean>;
}

export interface DialogType<P, R = void> {
  props: P;
  result: R;
}

export interface ConfirmProps {
  title?: string;
  text: string;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
}

export type DialogName = keyof DialogMap;
export type DialogLoader<K extends DialogName> = () => Promise<{ default: ComponentType<DialogMap[K]['props']> }>;
type AnyLoader = () => Promise<{ default: ComponentType<never> }>;

const loaders = new Map<string, AnyLoader>();

export function registerDialogs(dialogs: { [K in DialogName]?: DialogLoader<K> }): void {
  for (const [name, loader] of Object.entries(dialogs)) loaders.set(name, loader as AnyLoader);
}

/** @throws Error 'dialog "x" not found' for a name nobody registered (core§2). */
export function dialogLoader(name: string): AnyLoader {
  const loader = loaders.get(name);
  if (!loader) throw new Error(`dialog "${name}" not found`);
  return loader;
}
