import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';
import { attachToastHost, type ToastMessage, WAY_BACK } from './index';

/** What went wrong takes longer to read than what went well. */
const SHOWN_MS = { success: 6_000, info: 6_000, warning: 10_000, error: 10_000 };

/** Whoever is offered a way back has time to take it, and sees how much. */
const ACTED_MS = 10_000;
const SECOND_MS = 1_000;

/** Messages that come this close together tell of the same act, such as one of which a part failed. */
const SAME_ACT_MS = 1_000;

/** When each complaint that may still be on the screen came. */
const complaints = new Map<SnackbarKey, number>();

interface WayBackProps {
  label: string;
  onPress: () => void;
}

/** The seconds run down for the eye alone: read aloud each second they would drown everything else. */
function WayBack({ label, onPress }: WayBackProps) {
  const [left, setLeft] = useState(ACTED_MS / SECOND_MS);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <button type="button" className={WAY_BACK} onClick={onPress}>
      {label}
      <span aria-hidden="true" style={{ marginLeft: 6, fontVariantNumeric: 'tabular-nums' }}>
        {left}
      </span>
    </button>
  );
}

/** What goes well at last takes away the complaints of the attempts before it. */
function show({ kind, text, action }: ToastMessage): void {
  const at = Date.now();
  if (kind === 'success') {
    for (const [key, since] of complaints) {
      if (at - since < SAME_ACT_MS) continue;
      closeSnackbar(key);
      complaints.delete(key);
    }
  }
  const key = enqueueSnackbar(text, {
    variant: kind,
    autoHideDuration: action ? ACTED_MS : SHOWN_MS[kind],
    ...(action && {
      action: (shown) => (
        <WayBack
          label={action.label}
          onPress={() => {
            closeSnackbar(shown);
            action.run();
          }}
        />
      ),
    }),
  });
  if (kind === 'error' || kind === 'warning') complaints.set(key, at);
}

export default function ToastHost() {
  useEffect(() => attachToastHost(show), []);
  return <SnackbarProvider maxSnack={3} preventDuplicate anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />;
}
