import type { ComponentType } from 'react';
import { framed } from './MemberFrame';

type PageModule = { default: ComponentType };

const inFrame = async (load: Promise<PageModule>): Promise<PageModule> => ({ default: framed((await load).default) });

/** The tabs of the member centre by name: their addresses come with the first of them, not with the first visit. */
export const pages = {
  releases: () => inFrame(import('../features/listings/Releases')),
  activity: () => inFrame(import('../features/accounts/own/Activity')),
  favourites: () => inFrame(import('../features/favourites/Favourites')),
  organizations: () => inFrame(import('../features/organizations/Mine')),
  deals: () => inFrame(import('../features/deals/List')),
  deal: () => inFrame(import('../features/deals/Show')),
  inbox: () => inFrame(import('../features/inbox/Inbox')),
  subscribe: () => inFrame(import('../features/subscriptions/Subscribe')),
  notices: () => inFrame(import('../features/notices/Notices')),
  person: () => inFrame(import('../features/accounts/own/Person')),
  devices: () => inFrame(import('../features/accounts/own/Devices')),
  account: () => inFrame(import('../features/accounts/own/Account')),
};
