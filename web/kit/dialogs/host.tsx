import NiceModal from '@ebay/nice-modal-react';
import { type ComponentType, useCallback, useEffect, useMemo } from 'react';
import { DialogFrame } from './DialogFrame';
import { OpeningContext, shown, useClosing } from './useDialog';

type Props = Record<string, unknown>;

const created = new Set<string>();
const rounds = new Map<string, number>();

/** A closed dialog stays for its fading; opened again meanwhile, it must not show what was typed before. */
const fresh = (name: string, Dialog: ComponentType<Props>) =>
  function FreshDialog({ given, round }: { given: Props; round: number }) {
    // What was begun in a former round, as a save that takes long, does not close the dialog that is open now.
    const close = useClosing(useCallback(() => rounds.get(name) === round, [round]));
    const opening = useMemo(() => ({ close }), [close]);
    return (
      <OpeningContext value={opening}>
        <DialogFrame key={round}>
          <Dialog {...given} close={close} />
        </DialogFrame>
      </OpeningContext>
    );
  };

export async function showDialog(name: string, component: ComponentType<never>, props: object): Promise<unknown> {
  if (!created.has(name)) {
    NiceModal.register(name, NiceModal.create(fresh(name, component as ComponentType<Props>)));
    created.add(name);
  }
  const round = (rounds.get(name) ?? 0) + (shown.has(name) ? 0 : 1);
  rounds.set(name, round);
  shown.add(name);
  try {
    return await NiceModal.show(name, { given: props, round });
  } finally {
    shown.delete(name);
  }
}

/** The one place where dialogs are drawn. */
export default function DialogHost({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return <NiceModal.Provider />;
}
