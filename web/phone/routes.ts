import { type ComponentType, createElement, type ReactNode } from 'react';
import { PushDetail } from './pages/PushDetail';
import { match, type Params } from './router';

interface PhoneRoute {
  path: string;
  page: ComponentType<{ params: Params }>;
}

/** Pages that messages lead to (core§2, back-office§2). */
const routes: PhoneRoute[] = [{ path: '/wxPushDetail/:pushId/:type/:orgId/:pushGroupId?', page: PushDetail }];

/** The page of an address, or null when there is none. */
export function pageOf(pathname: string): ReactNode {
  for (const { path, page } of routes) {
    const params = match(path, pathname);
    if (params) return createElement(page, { key: pathname, params });
  }
  return null;
}
