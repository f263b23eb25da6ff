import { createContext, useContext } from 'react';

/** Whether the page stands in the workplace, whose rail names it and leads on. */
const StaffFrame = createContext(false);

export const StaffFrameProvider = StaffFrame.Provider;

export const useStaffFrame = (): boolean => useContext(StaffFrame);
