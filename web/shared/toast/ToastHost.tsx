import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { attachToastHost } from './index';

const SHOWN_MS = 4000;

export default function ToastHost() {
  useEffect(
    () =>
      attachToastHost(({ kind, text }) => void enqueueSnackbar(text, { variant: kind, autoHideDuration: SHOWN_MS })),
    [],
  );
  return <SnackbarProvider maxSnack={3} preventDuplicate anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />;
}
