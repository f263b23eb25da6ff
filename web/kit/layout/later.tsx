import { type ComponentType, useEffect, useState } from 'react';
import { noAnswerText } from '../api/client';
import { toast } from '../toast';

interface Closing {
  onClose?: () => void;
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

interface PartProps<P> {
  load: Load<P>;
  kept: { part: ComponentType<P> | null };
  given: P & Closing;
}

function Part<P extends object>({ load, kept, given }: PartProps<P>) {
  const [Shown, setShown] = useState(() => kept.part);
  const { onClose } = given;
  useEffect(() => {
    let wanted = true;
    const show = () => {
      if (wanted) setShown(() => kept.part);
    };
    if (kept.part) show();
    else
      load().then(
        (module) => {
          kept.part = module.default;
          show();
        },
        () => {
          if (!wanted || !onClose) return;
          toast.error(noAnswerText());
          onClose();
        },
      );
    return () => {
      wanted = false;
    };
  }, [load, kept, onClose]);
  return Shown ? <Shown {...given} /> : null;
}

/**
 * A part of the page that comes after it. Where it does not come (no network, a release that is gone), the page stays without
 * it; whoever asked for it, which its `onClose` shows, is told and may ask again (decision 392).
 */
export const later = <P extends object>(load: Load<P>): ComponentType<P & Closing> => {
  const kept: PartProps<P>['kept'] = { part: null };
  return (props: P & Closing) => <Part load={load} kept={kept} given={props} />;
};
