import { type ComponentType, createElement, lazy, useState } from 'react';

type PageModule = { default: ComponentType };

export interface LazyPage {
  view: () => ComponentType;
  preload: () => Promise<unknown>;
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | null = null;
  const preload = () =>
    load().then((module) => {
      loaded = module.default;
      return module;
    });
  const whenLoaded = lazy(preload);
  return { view: () => loaded ?? whenLoaded, preload };
}

/**
 * A page that was preloaded renders at once, without passing through the loading state: the first page must
 * replace the HTML that came with the document in one step.
 */
export function PageView({ page }: { page: LazyPage }) {
  const [view] = useState(page.view);
  return createElement(view);
}
