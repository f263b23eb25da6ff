import { type ComponentProps, createContext, type ElementType, useContext } from 'react';

/** What makes a link: the site's router; where there is none, the browser's own. */
const Router = createContext<ElementType | null>(null);

export const LinkRouter = Router.Provider;

/** A link for parts that stand on pages with the site's router and on those without it. */
export function Anchor({ to, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const Routed = useContext(Router);
  return Routed ? <Routed to={to} {...rest} /> : <a href={to} {...rest} />;
}
