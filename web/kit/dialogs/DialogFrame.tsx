import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import kit from '../../i18n/kit';
import { useText } from '../i18n';
import { CloseIcon } from '../layout/icons';
import { type Filling, FrameContext } from './frame';
import { useDialog, useDialogReset } from './useDialog';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** The second click of a double click comes within this time, and meets the dialog that the first one opened. */
const DOUBLE_CLICK_MS = 500;

/** Around a dialog before it has said what it is. */
const NOTHING: Filling = {
  ...{ title: '', width: 0, height: undefined, closeOnBackdrop: false, hasActions: false },
  mayClose: () => true,
};

/** What comes in place of an outline, taller or shorter, moves neither title nor “close” (decision 443). */
const HANGING = {
  alignSelf: 'flex-start',
  mt: 'min(40px, 4vh)',
  maxHeight: 'calc(100% - 16px - min(40px, 4vh))',
} as const;

/** What comes in place of an outline moves no button below it, unless it is taller than most. */
const ROOMY = { minHeight: 'min(600px, calc(100% - 16px - min(40px, 4vh)))' } as const;

/** Whether an outline stood in the dialog when it was first seen. */
function useHanging(paper: RefObject<HTMLDivElement | null>, filling: Filling): boolean {
  const { loading } = useText(kit);
  const [hangs, setHangs] = useState(false);
  const seen = useRef(false);
  useLayoutEffect(() => {
    if (seen.current || filling === NOTHING) return;
    if (paper.current?.querySelector(`[role="status"][aria-label="${loading}"]`)) setHangs(true);
    requestAnimationFrame(() => {
      seen.current = true;
    });
  }, [paper, filling, loading]);
  return hangs;
}

/**
 * The frame of every dialog: title, close button, focus trap, whole screen on phones. It stands from the opening to the end, and
 * what is in it changes: a press on its button meets the same button when a form takes the place of its outline meanwhile.
 */
export function DialogFrame({ children }: { children: ReactNode }) {
  const { open, close } = useDialog();
  useDialogReset();
  const [filling, fill] = useState(NOTHING);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const frame = useMemo(() => ({ fill, foot }), [foot]);
  const text = useText(kit);
  const paper = useRef<HTMLDivElement>(null);
  const hangs = useHanging(paper, filling);
  const titleId = useId();
  const [openedAt] = useState(() => performance.now());
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  const { title, width, height, closeOnBackdrop, hasActions, mayClose } = filling;
  // A small question stays a card on a phone; only real work takes the whole screen.
  const fullScreen = isPhone && (typeof width === 'string' || width > 480);

  const tryClose = async () => {
    if (await mayClose()) close();
  };

  return (
    <Dialog
      open={open}
      onClose={(event: { timeStamp: number }, reason) => {
        // When it was clicked counts: a slow machine tells of it late.
        if (reason === 'backdropClick' && event.timeStamp - openedAt < DOUBLE_CLICK_MS) return;
        if (closeOnBackdrop) void tryClose();
      }}
      aria-labelledby={titleId}
      fullScreen={fullScreen}
      slotProps={{
        paper: {
          ref: paper,
          sx: fullScreen
            ? {}
            : {
                width,
                m: 2,
                maxWidth: 'calc(100vw - 32px)',
                maxHeight: 'calc(100% - 32px)',
                ...(height && { height }),
                ...(hangs && HANGING),
                ...(hangs && hasActions && ROOMY),
              },
        },
      }}
    >
      <DialogTitle id={`${titleId}-bar`} sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1.5 }}>
        {/* The close button is no part of the dialog's name. */}
        <span id={titleId} style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </span>
        <IconButton aria-label={text.close} onClick={() => void tryClose()} size="small">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <ScrollingContent labelledBy={titleId}>
        <FrameContext value={frame}>{children}</FrameContext>
      </ScrollingContent>
      {hasActions ? <DialogActions ref={setFoot} sx={{ px: 3, py: 2, flexWrap: 'wrap', rowGap: 1 }} /> : null}
    </Dialog>
  );
}

/** A box that scrolls with nothing in it to step to is a stop itself, or no keyboard reaches its end. */
function ScrollingContent({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const sizes = new ResizeObserver(() =>
      setStop(current.scrollHeight > current.clientHeight && !current.querySelector(STOPS)),
    );
    const watch = () => {
      sizes.disconnect();
      for (const element of [current, ...current.children]) sizes.observe(element);
    };
    const content = new MutationObserver(watch);
    content.observe(current, { childList: true });
    watch();
    return () => {
      content.disconnect();
      sizes.disconnect();
    };
  }, []);
  return (
    <DialogContent
      ref={box}
      // A field that the keyboard comes to stands above a form's buttons, with its label.
      sx={{ '.MuiDialogTitle-root + &': { pt: 1 }, scrollPaddingBlock: '24px 80px' }}
      {...(stop && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}
    >
      {children}
    </DialogContent>
  );
}
