import type { ComponentType } from 'react';
import { framed } from './MemberFrame';

type PageModule = { default: ComponentType };

const inFrame = async (load: Promise<PageModule>): Promise<PageModule> => ({ default: framed((await load).default) });

/** The tabs of the member centre by name: their addresses come with the first of them, not with the first visit. */
export const pages = {
  results: () => inFrame(import('../features/results/Mine')),
  activity: () => inFrame(import('../features/members/Activity')),
  organizations: () => inFrame(import('../features/organizations/Mine')),
  person: () => inFrame(import('../features/members/Person')),
  devices: () => inFrame(import('../features/members/Devices')),
  account: () => inFrame(import('../features/members/Account')),
};
