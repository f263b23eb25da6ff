import { useSyncExternalStore } from 'react';
import { HOME_REGION, REGION_HOMES } from '../../../db/contract/regions';
import { pageData, readRows } from '../../kit/api';
import { readCookie, writeCookie } from '../../kit/i18n';
import { listeners } from '../../kit/listeners';

export interface Region {
  code: string;
  name: string;
  en_name: string | null;
  title?: string | null | undefined;
  title_en?: string | null | undefined;
  logo?: string | null | undefined;
}

const DEFAULT: Region = HOME_REGION;
/** What is asked of a region; its key is its code. */
export const REGION_COLUMNS = ['id', 'name', 'en_name', 'title', 'title_en', 'logo'] as const;

const COOKIE = 'region';
const DETAILS = 'region';
const { subscribe, tell } = listeners();

function fromPage(code: string): Region | null {
  const region = pageData('/v1/home', { region: code })?.data.region ?? pageData('/v1/home')?.data.region;
  return region && (!code || region.id === code) ? { code: region.id, ...region } : null;
}

function fromStorage(code: string): Region | null {
  try {
    const kept = JSON.parse(localStorage.getItem(DETAILS) ?? 'null') as Region | null;
    return kept?.code === code ? kept : null;
  } catch {
    return null;
  }
}

/** The region of the address or the cookie, else the one this installation serves (a meta tag written by the edge), else the province. */
function initial(): Region {
  const pinned = REGION_HOMES[location.pathname];
  if (pinned) writeCookie(COOKIE, pinned);
  const code = readCookie(COOKIE) || document.querySelector<HTMLMetaElement>('meta[name="region"]')?.content || '';
  if (!code || code === DEFAULT.code) return fromPage(DEFAULT.code) ?? DEFAULT;
  return fromPage(code) ?? fromStorage(code) ?? { code, name: '', en_name: '' };
}

let current = initial();

const getRegion = (): Region => current;

function setRegion(region: Region): void {
  current = region;
  writeCookie(COOKIE, region.code);
  localStorage.setItem(DETAILS, JSON.stringify(region));
  tell();
}

/** A cookie may name a region whose details this browser does not hold yet. */
export async function completeRegion(): Promise<void> {
  if (current.name) return;
  const { code } = current;
  const call = { table: 'region', columns: REGION_COLUMNS, where: { id: code } } as const;
  const found = await readRows(call, { silent: true }).catch(() => null);
  const details = found?.records[0];
  setRegion(details ? { ...details, code } : DEFAULT);
}

/** The region whose name and logo the site carries, and whose offers the home page shows. */
export function useRegion(): { region: Region; setRegion: (region: Region) => void } {
  return { region: useSyncExternalStore(subscribe, getRegion, getRegion), setRegion };
}
