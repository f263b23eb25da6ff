import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { FrameContext } from './frame';

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

/** What a dialog is: its content, and what the frame around it shows; one that takes another's place stands in the same frame. */
export function AppDialog({
  title,
  width,
  height,
  closeOnBackdrop = true,
  actions,
  beforeClose,
  children,
}: AppDialogProps) {
  const { fill, foot } = useContext(FrameContext);
  const asked = useRef(beforeClose);
  const hasActions = Boolean(actions);
  useLayoutEffect(() => {
    asked.current = beforeClose;
  });
  // Before the first paint: no frame is seen without its title.
  useLayoutEffect(() => {
    fill({ title, width, height, closeOnBackdrop, hasActions, mayClose: () => asked.current?.() ?? true });
  }, [fill, title, width, height, closeOnBackdrop, hasActions]);
  return (
    <>
      {children}
      {hasActions && foot ? createPortal(actions, foot) : null}
    </>
  );
}
