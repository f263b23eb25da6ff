declare module '../dialogs/registry' {
  interface DialogMap {
    /** `height` in pixels, 600 unless told. */
    iframeViewer: DialogType<{ url: string; height?: number; title?: string }>;
    htmlViewer: DialogType<{ html: string; title?: string }>;
    /** A stored picture or PDF; `url` is the address to load it from. */
    fileViewer: DialogType<{ name: string; url: string; kind: 'image' | 'pdf' }>;
  }
}

export {};
