declare module '../../../kit/dialogs/registry' {
  interface DialogMap {
    /** How to follow and bind, in four steps; the title says why. */
    wxQr: DialogType<{ title?: string }>;
  }
}

/** The dialogs of this feature by name. */
export const dialogs = { wxQr: () => import('./WxQrDialog') };
