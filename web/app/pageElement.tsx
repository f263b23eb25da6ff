import { RequireLogin } from '../shared/auth';
import { PageView } from './lazyPage';
import type { AppRoute } from './routes';

/** What a route shows: its page, behind the sign-in where it is for members only. */
export function pageElement({ path, page, guarded }: AppRoute) {
  const view = <PageView key={path} page={page} />;
  return guarded ? <RequireLogin key={path}>{view}</RequireLogin> : view;
}
