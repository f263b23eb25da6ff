import { useLocation } from 'react-router-dom';
import { FRONT_DOOR_PAGES, isFrontDoor } from '../../../../db/contract/front-door';

interface Entrance {
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
  login: FRONT_DOOR_PAGES.login,
  register: FRONT_DOOR_PAGES.register,
  retrieve: FRONT_DOOR_PAGES.retrieve,
  home: FRONT_DOOR_PAGES.front,
  international: true,
};

/** The pages around signing in, of the front door that somebody came through (decision 4). */
export function useEntrance(): Entrance {
  return isFrontDoor(useLocation().pathname) ? INTERNATIONAL : MAIN;
}
