declare module '../dialogs/registry' {
  interface DialogMap {
    /** `height` in pixels, 600 unless told. */
    iframeViewer: DialogType<{ url: string; height?: number; title?: string }>;
    htmlViewer: DialogType<{ html: string; title?: string }>;
  }
}

export {};
