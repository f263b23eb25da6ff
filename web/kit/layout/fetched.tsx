import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import kit from '../../i18n/kit';
import { useText } from '../i18n';

/** Stands where the part would. */
function NotFetched({ onAgain }: { onAgain: () => void }) {
  const text = useText(kit);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onAgain}>
          {text.retry}
        </Button>
      }
    >
      {text.partProblem}
    </Alert>
  );
}

interface Outlined {
  /** Stands in its place until it is there. */
  outline: ReactNode;
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

interface PartProps<P> {
  load: Load<P>;
  kept: { part: ComponentType<P> | null };
  given: P & Outlined;
}

function Part<P extends object>({ load, kept, given }: PartProps<P>) {
  const [Shown, setShown] = useState(() => kept.part);
  const [failed, setFailed] = useState(false);
  const there = Shown !== null;
  useEffect(() => {
    if (there || failed) return;
    let wanted = true;
    load().then(
      (module) => {
        kept.part = module.default;
        if (wanted) setShown(() => kept.part);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, kept, there, failed]);
  if (Shown) return <Shown {...given} />;
  return failed ? <NotFetched onAgain={() => setFailed(false)} /> : given.outline;
}

/**
 * An input that comes after the form around it. Where it does not come (no network, a release that is gone), that is told in its
 * place, with another try: the form and what was typed stay (decision 410).
 */
export const fetched = <P extends object>(load: Load<P>): ComponentType<P & Outlined> => {
  const kept: PartProps<P>['kept'] = { part: null };
  return (props: P & Outlined) => <Part load={load} kept={kept} given={props} />;
};
