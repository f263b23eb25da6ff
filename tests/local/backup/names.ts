import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { root } from '../command.ts';

export const BACKGROUND = join(root, 'queues/wrangler.toml');
const SITE = join(root, 'wrangler.toml');

/** Names of the variables of site and background worker; their values stand in the configurations. */
export const namesOfVars = (): string[] =>
  [
    ...new Set(
      [SITE, BACKGROUND].flatMap((config) => Object.keys(unstable_readConfig({ config }, { hideWarnings: true }).vars)),
    ),
  ].sort();
