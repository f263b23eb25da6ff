declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    /** Answers true once the moderators were told. */
    reportComment: DialogType<{ id: string; content: string }, boolean>;
  }
}

export {};
