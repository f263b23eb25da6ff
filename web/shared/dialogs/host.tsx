import NiceModal from '@ebay/nice-modal-react';
import { type ComponentType, useEffect } from 'react';

const created = new Set<string>();

export function showDialog(name: string, component: ComponentType<never>, props: object): Promise<unknown> {
  if (!created.has(name)) {
    NiceModal.register(name, NiceModal.create(component as ComponentType<Record<string, unknown>>));
    created.add(name);
  }
  return NiceModal.show(name, props as Record<string, unknown>);
}

/** The one place where dialogs are drawn. */
export default function DialogHost({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <NiceModal.Provider />;
}
