import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/login': () => import('./signin/Login'),
  '/expoLogin': () => import('./signin/Login'),
  '/expoAdminLogin': () => import('./signin/ExpoAdminLogin'),
  '/loginQr': () => import('./signin/LoginQr'),
  '/wx': () => import('./chatApp/Follow'),
  '/wxBind': () => import('./signin/WxBind'),
  '/register': () => import('./signin/Register'),
  '/expoRegister': () => import('./signin/ExpoRegister'),
  '/registerMemberSteps/:type': () => import('./signin/MemberSteps'),
  '/emailActive/:account/:code': () => import('./signin/EmailActive'),
  '/retrieve': () => import('./signin/Retrieve'),
  '/expoRetrieve': () => import('./signin/Retrieve'),
};

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/memberCenter/activity': () => import('./own/Activity'),
  '/memberCenter/devices': () => import('./own/Devices'),
  '/memberCenter/account': () => import('./own/Account'),
  '/person': () => import('./own/Person'),
};
