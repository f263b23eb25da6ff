import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import shell from '../../i18n/shell';
import { textOf } from '../i18n';
import { useDialog } from './useDialog';

const isOwn = (mark: string): boolean => (history.state as { dialog?: string } | null)?.dialog === mark;

/**
 * While the dialog is open the address is its own: back closes it, a reload shows the page of that address, a link inside
 * leads on and takes the dialog away. The router is not told, so that the page below stays.
 * @param title name of what is shown, once it is known
 */
export function useDialogAddress(address: string, title: string | undefined): void {
  const { open, close } = useDialog();
  const { key } = useLocation();
  const mark = useRef('');
  const shown = useRef('');
  const latest = useRef({ address, close });
  latest.current = { address, close };

  useEffect(() => {
    if (!open) return;
    const own = crypto.randomUUID();
    mark.current = own;
    const below = document.title;
    const state = history.state as { idx?: number } | null;
    history.pushState(
      { usr: null, key: own.slice(0, 8), idx: (state?.idx ?? 0) + 1, dialog: own },
      '',
      latest.current.address,
    );
    const onPop = () => {
      if (!isOwn(own)) latest.current.close();
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      // The page that a link led to has named the window already.
      if (document.title === shown.current) document.title = below;
      if (isOwn(own)) history.back();
    };
  }, [open]);

  useEffect(() => {
    if (!open || !isOwn(mark.current)) return;
    history.replaceState(history.state, '', address);
    if (!title) return;
    shown.current = `${title} · ${textOf(shell).platform}`;
    document.title = shown.current;
  }, [open, address, title]);

  // A link inside the dialog went elsewhere.
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) latest.current.close();
  }, [key]);
}
