import * as z from 'zod';
import {
  type Entered,
  isListed,
  isSettingValue,
  type SettingControl,
  settingFacts,
} from '../../../../db/contract/settings';
import { isWebSite } from '../../../../db/contract/web-address';

/** The control of a setting; one that no page computes with is a text. */
export const controlOf = (id: string): SettingControl => settingFacts(id)?.control ?? { kind: 'text' };

const trimmed = (each: unknown): unknown =>
  typeof each === 'string'
    ? each.trim()
    : Object.fromEntries(Object.entries(each as object).map(([key, text]) => [key, String(text).trim()]));

/** What is entered, as it is stored. */
export function writeSetting(control: SettingControl, { value, from, to }: Entered): string {
  if (control.kind === 'hours') return from && to ? `${from}-${to}` : '';
  if (!isListed(control)) return String(value ?? '').trim();
  return JSON.stringify((value as unknown[]).map(trimmed).filter((each) => each !== ''));
}

/** Checks in the form what the server checks. */
export const schemaOf = (id: string) =>
  z.object({ value: z.unknown(), from: z.string(), to: z.string() }).superRefine((entered, context) => {
    const facts = settingFacts(id);
    const text = writeSetting(controlOf(id), entered);
    if (text.length > 10_000) context.addIssue({ code: 'custom', path: ['value'], message: 'too_long' });
    else if (facts && !isSettingValue(facts, text, isWebSite)) {
      const path = facts.control.kind === 'hours' ? 'to' : 'value';
      context.addIssue({ code: 'custom', path: [path], message: 'invalid_value' });
    }
  });
