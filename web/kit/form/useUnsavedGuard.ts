import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import words from '../../i18n/form';
import { confirm } from '../dialogs';
import { textOf } from '../i18n';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Asks before unsaved input is left behind: by a link of the site, by closing or reloading the tab. */
export function useUnsavedGuard(unsaved: boolean, draftKept: boolean): () => Promise<boolean> {
  const navigate = useNavigate();
  const mayLeave = useCallback(async () => {
    if (!unsaved) return true;
    const text = textOf(words);
    return confirm({
      title: text.leaveTitle,
      text: draftKept ? text.leaveTextDraft : text.leaveText,
      confirmLabel: text.leave,
      cancelLabel: text.stay,
    });
  }, [unsaved, draftKept]);

  useEffect(() => {
    if (!unsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || link.target || link.download) return;
      if (link.origin !== location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      void mayLeave().then((yes) => {
        if (yes) navigate(`${link.pathname}${link.search}${link.hash}`);
      });
    };
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [unsaved, mayLeave, navigate]);

  return mayLeave;
}
