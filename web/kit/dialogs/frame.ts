import { createContext } from 'react';

/** What a frame shows around its content, as the dialog in it says. */
export interface Filling {
  title: string;
  width: number | string;
  height: number | undefined;
  closeOnBackdrop: boolean;
  hasActions: boolean;
  mayClose: () => boolean | Promise<boolean>;
}

interface Frame {
  fill: (filling: Filling) => void;
  /** Where the dialog's buttons go; null without any. */
  foot: HTMLElement | null;
}

/** The frame around, given by the host. */
export const FrameContext = createContext<Frame>({ fill: () => undefined, foot: null });
