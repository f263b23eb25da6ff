import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import kit from '../../i18n/kit';
import { useText } from '../i18n';
import { CloseIcon } from '../layout/icons';
import { useDialog, useDialogReset, useFollowsFrame } from './useDialog';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether a box scrolls with nothing in it to step to: then it must be a stop itself, or no keyboard reaches its end. */
function useScrollStop(box: RefObject<HTMLElement | null>): boolean {
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () => setStop(current.scrollHeight > current.clientHeight && !current.querySelector(STOPS));
    const observer = new ResizeObserver(look);
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return stop;
}

/** The second click of a double click comes within this time, and meets the dialog that the first one opened. */
const DOUBLE_CLICK_MS = 500;

export interface AppDialogProps {
  title: string;
  /** Pixels, or a CSS width such as '80vw'. */
  width: number | string;
  /** Pixels, as far as the window has them; without it the dialog is as tall as what it holds. */
  height?: number | undefined;
  /** False for dialogs with unsaved input: neither a click outside nor Escape closes them. */
  closeOnBackdrop?: boolean;
  actions?: ReactNode;
  /** Asked before closing; a false answer keeps the dialog open. */
  beforeClose?: () => boolean | Promise<boolean>;
  children: ReactNode;
}

/** The frame of every dialog: title, close button, focus trap, whole screen on phones. */
export function AppDialog({
  title,
  width,
  height,
  closeOnBackdrop = true,
  actions,
  beforeClose,
  children,
}: AppDialogProps) {
  const { open, close } = useDialog();
  useDialogReset();
  const follows = useFollowsFrame();
  const text = useText(kit);
  const titleId = useId();
  const [openedAt] = useState(() => performance.now());
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  // A small question stays a card on a phone; only real work takes the whole screen.
  const fullScreen = isPhone && (typeof width === 'string' || width > 480);

  const tryClose = async () => {
    if (beforeClose && !(await beforeClose())) return;
    close();
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
      // One dialog to the eye: it does not fade in again for what has come.
      {...(follows && { transitionDuration: { appear: 0, enter: 0, exit: theme.transitions.duration.leavingScreen } })}
      slotProps={{
        paper: {
          sx: fullScreen
            ? {}
            : {
                width,
                m: 2,
                maxWidth: 'calc(100vw - 32px)',
                maxHeight: 'calc(100% - 32px)',
                ...(height && { height }),
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
      <ScrollingContent labelledBy={titleId}>{children}</ScrollingContent>
      {actions ? <DialogActions sx={{ px: 3, py: 2, flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions> : null}
    </Dialog>
  );
}

/** Stands inside the dialog, so that its box is there when it is looked at. */
function ScrollingContent({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(box);
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
