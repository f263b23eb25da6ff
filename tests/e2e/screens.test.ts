import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moreRoutes } from '../../web/app/moreRoutes.tsx';
import { routes } from '../../web/app/routes.tsx';
import { routes as phoneRoutes } from '../../web/phone/routes.ts';
import { root } from '../local/command.ts';
import { launch, leave } from '../setup/browser.ts';
import { DIALOGS } from './walk/dialogs.ts';
import { readTexts } from './walk/language.ts';
import { SCREENS } from './walk/screens.ts';
import { walk } from './walk/walk.ts';
import { makeWorld, WHO, type Who, type World } from './walk/world.ts';

let world: World;
let browser: Browser;

beforeAll(async () => {
  [world, browser] = await Promise.all([makeWorld(), launch(), readTexts()]);
});
afterAll(async () => {
  await leave(browser);
  await world?.server.stop();
});

describe('every screen', () => {
  test('stands in the walk, with somebody who opens it with data', () => {
    // The site hands these to the phone's entry, which lists them with their parameters.
    const handedOver = (path: string) => phoneRoutes.some((phone) => phone.path.startsWith(path.replace('*', '')));
    const own = [...routes, ...moreRoutes].map(({ path }) => path).filter((path) => !handedOver(path));
    const paths = [...own, ...phoneRoutes.map(({ path }) => path)];
    expect(paths.length).toBeGreaterThan(60);
    expect(paths.filter((path) => !SCREENS[path])).toEqual([]);
  });

  test('every dialog stands in the walk, or in the test that opens it', async () => {
    const names: string[] = [];
    for await (const file of glob('web/**/manifest.ts', { cwd: root })) {
      const [, list = ''] = (await readFile(join(root, file), 'utf8')).split('export const dialogs = {');
      for (const [, name = ''] of list.matchAll(/^ {2}(\w+): /gm)) names.push(name);
    }
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !Object.hasOwn(DIALOGS, name))).toEqual([]);
    const told = Object.values(DIALOGS).flatMap((dialog) => ('told' in dialog ? [dialog.told] : []));
    expect(told.filter((file) => !existsSync(join(root, 'tests/e2e', file)))).toEqual([]);
  });

  for (const who of Object.keys(WHO) as Who[]) {
    // Some hundred pages, one after the other: a slow machine takes twice as long as a quick one.
    test(`opens with data, without a complaint and in one language, for the ${who}`, { timeout: 600_000 }, async () => {
      const [zh, en] = await Promise.all([walk(browser, world, who, 'zh'), walk(browser, world, who, 'en')]);
      expect({ zh, en }).toEqual({ zh: [], en: [] });
    });
  }
});
