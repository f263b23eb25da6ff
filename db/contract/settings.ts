import * as z from 'zod';
import { isQuietHours } from './pushes.ts';
import { projectDatabase } from './subscriptions.ts';

/** How a setting is entered; every one is stored as a text, lists as JSON. */
export type SettingControl =
  | { kind: 'text' }
  /** An address of the web; blank for none. */
  | { kind: 'address' }
  | { kind: 'number'; min: number; max: number; unit: SettingUnit }
  /** 1 is on, 0 off. */
  | { kind: 'switch' }
  /** From and to by the clock of Shanghai, `22:00-08:00`; blank for none. */
  | { kind: 'hours' }
  /** Codes of provinces. */
  | { kind: 'regions' }
  | { kind: 'texts' }
  /** The six project databases (decision 74). */
  | { kind: 'databases' };

type SettingUnit = 'months' | 'days' | 'items' | 'messages' | 'pushes' | 'megabytes' | 'perSecond' | 'hour';

/** Groups of settings in their order. */
export const SETTING_GROUPS = [
  'contacts',
  'publishing',
  'community',
  'push',
  'chatApp',
  'programme',
  'site',
  'security',
] as const;
type SettingGroup = (typeof SETTING_GROUPS)[number];

interface SettingFacts {
  group: SettingGroup;
  control: SettingControl;
}

const text = (group: SettingGroup): SettingFacts => ({ group, control: { kind: 'text' } });
const number = (group: SettingGroup, unit: SettingUnit, max: number, min = 0): SettingFacts => ({
  group,
  control: { kind: 'number', min, max, unit },
});
const other = (group: SettingGroup, kind: Exclude<SettingControl['kind'], 'number'>): SettingFacts => ({
  group,
  control: { kind },
});

/** The settings that pages compute with or show, in the order of their groups. */
export const SETTINGS = {
  'result-contacts': text('contacts'),
  'demand-contacts': text('contacts'),
  'project-contacts': text('contacts'),
  'listing-months': number('publishing', 'months', 999, 1),
  'deal-step-days': number('publishing', 'days', 999),
  'publishing-hourly': number('publishing', 'items', 999_999),
  'publishing-daily': number('publishing', 'items', 999_999),
  'upload-daily-mb': number('publishing', 'megabytes', 999_999, 1),
  'community-new-daily': number('community', 'items', 999, 1),
  'community-new-links': number('community', 'items', 99),
  'community-digest-hour': number('community', 'hour', 23),
  'push-approval': other('push', 'switch'),
  'push-quiet-hours': other('push', 'hours'),
  'push-activity-types': other('push', 'texts'),
  'push-archive-months': number('push', 'months', 120),
  'subscription-weekly-pushes': number('push', 'pushes', 99),
  'push-template-id': text('push'),
  'push-test-recipient': text('push'),
  wx_app_id: text('chatApp'),
  'booking-template-id': text('chatApp'),
  'wx-follow-url': other('chatApp', 'address'),
  'wechat-rate-per-second': number('chatApp', 'perSecond', 9999, 1),
  'sms-daily': number('chatApp', 'messages', 9_999_999),
  'sms-daily-invitations': number('chatApp', 'messages', 9_999_999),
  'project-regions': other('programme', 'regions'),
  'programme-reminder-hour': number('programme', 'hour', 23),
  'project-databases': other('site', 'databases'),
  'approved-map-picture': text('site'),
  'approved-map-number': text('site'),
  'upload-server-host': other('site', 'address'),
  'second-factor-required': other('security', 'switch'),
} as const satisfies Readonly<Record<string, SettingFacts>>;

type SettingId = keyof typeof SETTINGS;

/** What is known of a setting; undefined for one that no page computes with. */
export const settingFacts = (id: string): SettingFacts | undefined =>
  Object.hasOwn(SETTINGS, id) ? SETTINGS[id as SettingId] : undefined;

const LISTS = {
  regions: z.array(z.string().regex(/^\d{6}$/)),
  texts: z.array(z.string().trim().min(1).max(50)).min(1).max(30),
  databases: z.array(projectDatabase).length(6),
} as const;

function isList(kind: keyof typeof LISTS, value: string): boolean {
  try {
    return LISTS[kind].safeParse(JSON.parse(value)).success;
  } catch {
    return false;
  }
}

/**
 * Whether pages can compute with the value of a setting.
 * @param isAddress tells addresses of the web
 */
export function isSettingValue(
  { control }: SettingFacts,
  value: string,
  isAddress: (text: string) => boolean,
): boolean {
  switch (control.kind) {
    case 'text':
      return true;
    case 'address':
      return value === '' || isAddress(value);
    case 'number':
      return /^(?:0|[1-9]\d*)$/.test(value) && Number(value) >= control.min && Number(value) <= control.max;
    case 'switch':
      return value === '0' || value === '1';
    case 'hours':
      return isQuietHours(value);
    default:
      return isList(control.kind, value);
  }
}

/** Whether a setting is stored as a list. */
export const isListed = ({ kind }: SettingControl): boolean => Object.hasOwn(LISTS, kind);

/** What a form of a setting holds: one value, of a period its ends. */
export interface Entered {
  value: unknown;
  from: string;
  to: string;
}

const listOf = (value: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

/** What is stored, as the form holds it. */
export function readSetting(control: SettingControl, stored: string): Entered {
  const [from = '', to = ''] = control.kind === 'hours' ? stored.split('-') : [];
  return { value: isListed(control) ? listOf(stored) : stored, from, to };
}
