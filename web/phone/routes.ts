import { type ComponentType, createElement, type ReactNode } from 'react';
import { PushDetail } from './pages/PushDetail';
import { SubscriptionDetail } from './pages/SubscriptionDetail';
import { SubscriptionList } from './pages/SubscriptionList';
import { match, type Params } from './router';

interface PhoneRoute {
  path: string;
  page: ComponentType<{ params: Params }>;
}

/** Pages that messages lead to (core§2, back-office§2). */
export const routes: PhoneRoute[] = [
  { path: '/wxPushDetail/:pushId/:type/:orgId/:pushGroupId?', page: PushDetail },
  { path: '/wxSubPushList/:type/:userPushId', page: SubscriptionList },
  { path: '/wxSubPushListHZ/:type/:userPushId', page: SubscriptionList },
  { path: '/resultSubDetail/:id/:name/:userPushId', page: SubscriptionDetail },
  { path: '/demandSubDetail/:id/:name/:userPushId', page: SubscriptionDetail },
  { path: '/resultSubDetailHZ/:id/:userPushId', page: SubscriptionDetail },
  { path: '/demandSubDetailHZ/:id/:userPushId', page: SubscriptionDetail },
];

/** The page of an address, or null when there is none. */
export function pageOf(pathname: string): ReactNode {
  for (const { path, page } of routes) {
    const params = match(path, pathname);
    if (params) return createElement(page, { key: pathname, params });
  }
  return null;
}
