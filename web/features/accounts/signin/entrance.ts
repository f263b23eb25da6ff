import { useLocation } from '../../../kit/router';

export interface Entrance {
  login: string;
  register: string;
  retrieve: string;
  home: string;
  /** Accounts are e-mail addresses here (decision 47). */
  international: boolean;
}

const MAIN: Entrance = {
  login: '/login',
  register: '/register',
  retrieve: '/retrieve',
  home: '/',
  international: false,
};

const INTERNATIONAL: Entrance = {
  login: '/expoLogin',
  register: '/expoRegister',
  retrieve: '/expoRetrieve',
  home: '/expo',
  international: true,
};

/** The pages around signing in, of the front door that somebody came through (decision 4). */
export function useEntrance(): Entrance {
  return useLocation().pathname.startsWith('/expo') ? INTERNATIONAL : MAIN;
}
