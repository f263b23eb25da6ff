import NiceModal from '@ebay/nice-modal-react';
import type { ComponentType } from 'react';
import { startLoading } from '../api/loading';
import { type DialogMap, type DialogName, dialogLoader } from './registry';

const created = new Set<string>();

async function show(name: string, load: () => Promise<{ default: ComponentType<never> }>, props: object) {
  if (!created.has(name)) {
    const end = startLoading();
    try {
      const module = await load();
      NiceModal.register(name, NiceModal.create(module.default as ComponentType<Record<string, unknown>>));
      created.add(name);
    } finally {
      end();
    }
  }
  return NiceModal.show(name, props as Record<string, unknown>);
}

/**
 * Opens a dialog by its name; resolves with what it closed with, undefined when it was dismissed.
 * @throws Error at once when the name is unknown.
 */
export function openDialog<K extends DialogName>(
  name: K,
  props: DialogMap[K]['props'],
): Promise<DialogMap[K]['result'] | undefined> {
  return show(name, dialogLoader(name), props) as Promise<DialogMap[K]['result'] | undefined>;
}
