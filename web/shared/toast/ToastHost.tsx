import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { attachToastHost } from './index';

/** What went wrong takes longer to read than what went well. */
const SHOWN_MS = { success: 6_000, info: 6_000, warning: 10_000, error: 10_000 };

export default function ToastHost() {
  useEffect(
    () =>
      attachToastHost(
        ({ kind, text }) => void enqueueSnackbar(text, { variant: kind, autoHideDuration: SHOWN_MS[kind] }),
      ),
    [],
  );
  return <SnackbarProvider maxSnack={3} preventDuplicate anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />;
}
