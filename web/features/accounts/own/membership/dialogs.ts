declare module '../../../../kit/dialogs/registry' {
  interface DialogMap {
    memberFunction: DialogType<object>;
  }
}

/** The application registers it, so that any page may open it. */
export const dialogs = { memberFunction: () => import('./MembershipDialog') };
