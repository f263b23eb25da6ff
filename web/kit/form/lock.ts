import { createContext, useContext } from 'react';

const LockContext = createContext(false);

export const FormLock = LockContext.Provider;

/** True while the form is saving or read-only. */
export const useFormLocked = (): boolean => useContext(LockContext);
