import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, leadsAway, type NavigateOptions, type To } from './history';
import { useLocation, useNavigate } from './Router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To } & NavigateOptions;

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

/** A link of the site. What it is clicked with decides, as with every link: a new tab stays a new tab. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const href = hrefOf(to, { pathname });
  const own = (!rest.target || rest.target === '_self') && rest.download === undefined;
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !own || !isPlain(event) || leadsAway(href)) return;
        event.preventDefault();
        // Who follows a link to where one is has nothing new to go back from.
        navigate(href, { replace: replace ?? href === pathname + search + hash, state });
      }}
    />
  );
}

/** A link that is marked on its own page, and on those below it unless it ends there. */
export function NavLink({ end, className, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const here = pathname.toLowerCase();
  const path = hrefOf(rest.to, { pathname })
    .replace(/[?#].*$/, '')
    .toLowerCase();
  const below = !end && here.startsWith(path.endsWith('/') ? path : `${path}/`);
  const active = here === path || below;
  return (
    <Link
      {...rest}
      {...(active && { 'aria-current': 'page' as const })}
      className={[className, active ? 'active' : ''].filter(Boolean).join(' ')}
    />
  );
}
