import { type ComponentType, useEffect, useState } from 'react';
import kit from '../../i18n/kit';
import { textOf } from '../i18n';
import { toast } from '../toast';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

function tellMissing(): void {
  const { serverException, offline } = textOf(kit);
  toast.error(navigator.onLine === false ? `${serverException}${offline}` : serverException);
}

interface PartProps<P> {
  load: Load<P>;
  kept: { part: ComponentType<P> | null };
  given: P;
}

function Part<P extends object>({ load, kept, given }: PartProps<P>) {
  const [Shown, setShown] = useState(() => kept.part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once, for as long as it is asked for.
  useEffect(() => {
    if (Shown) return;
    let wanted = true;
    load().then(
      (module) => {
        kept.part = module.default;
        if (wanted) setShown(() => module.default);
      },
      () => {
        if (!wanted || !('onClose' in given)) return;
        tellMissing();
        (given.onClose as () => void)();
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return Shown ? <Shown {...given} /> : null;
}

/**
 * A part of the page that comes after it. Where it does not come (no network, a release that is gone), the page stays without
 * it; whoever asked for it, which its `onClose` shows, is told and may ask again (decision 392).
 */
export const later = <P extends object>(load: Load<P>): ComponentType<P> => {
  const kept: PartProps<P>['kept'] = { part: null };
  return (props: P) => <Part load={load} kept={kept} given={props} />;
};
