import { createContext, useContext } from 'react';

/** Whether the page stands in the workplace, whose rail names it and leads on. */
const StaffFrame = createContext(false);

export const StaffFrameProvider = StaffFrame.Provider;

export const useStaffFrame = (): boolean => useContext(StaffFrame);

/** Address of the home page that the way back up begins with. */
const Home = createContext('/');

export const HomeProvider = Home.Provider;

export const useHome = (): string => useContext(Home);
