import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/login': () => import('./signin/Login'),
  [FRONT_DOOR_PAGES.login]: () => import('./signin/Login'),
  [FRONT_DOOR_PAGES.adminLogin]: () => import('./signin/ExpoAdminLogin'),
  '/loginQr': () => import('./signin/LoginQr'),
  '/wx': () => import('./chatApp/Follow'),
  '/wxBind': () => import('./signin/WxBind'),
  '/register': () => import('./signin/Register'),
  [FRONT_DOOR_PAGES.register]: () => import('./signin/ExpoRegister'),
  '/registerMemberSteps/:type': () => import('./signin/MemberSteps'),
  '/emailActive/:account/:code': () => import('./signin/EmailActive'),
  '/retrieve': () => import('./signin/Retrieve'),
  [FRONT_DOOR_PAGES.retrieve]: () => import('./signin/Retrieve'),
};

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/memberCenter/activity': () => import('./own/Activity'),
  '/memberCenter/devices': () => import('./own/Devices'),
  '/memberCenter/account': () => import('./own/Account'),
  '/person': () => import('./own/Person'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  register: () => import('./signin/RegisterDialog'),
  privacyPolicy: () => import('./signin/PrivacyDialog'),
  userSettings: () => import('./signin/SettingsDialog'),
  bindContact: () => import('./signin/ContactDialog'),
  imageCropper: () => import('./signin/CropperDialog'),
  bindOrganization: () => import('./signin/BindOrganizationDialog'),
  wxQr: () => import('./chatApp/WxQrDialog'),
  memberFunction: () => import('./own/membership/MembershipDialog'),
  'delete-account': () => import('./own/account/DeleteAccountDialog'),
  'publishing-more': () => import('./own/account/AskDialog'),
  'second-factor-app': () => import('./own/secondFactor/TotpDialog'),
  'second-factor-passkey': () => import('./own/secondFactor/PasskeyDialog'),
  'recovery-codes': () => import('./own/secondFactor/RecoveryDialog'),
  'member-update': () => import('./own/person/MemberUpdateDialog'),
};
