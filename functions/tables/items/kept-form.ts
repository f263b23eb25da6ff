import { ITEMS } from '../../../db/contract/items.ts';
import type { FormValues } from '../../../db/contract/review-changes.ts';
import type { Env } from '../../platform/env.ts';
import { readBody } from '../../platform/stored-bodies.ts';

/** Columns of an item by which its publisher is reached: they stay in rows, where an account's deletion finds them. */
export const CONTACTS = ['contacts', 'contacts_tel', 'contacts_email', 'contacts_wechat', 'contacts_addr'] as const;

/** What a row says of a form or a detail whose rest lies in the object store. */
export interface Stored {
  /** Name of the body. */
  object: string;
  /** Characters of its text. */
  size: number;
  /** Addresses of files in it: who reads them, and whether they are still used, is asked of the row. */
  files: string[];
}

/**
 * What a row says of a body.
 * @param object its name; @param body its text
 */
export const storedOf = (object: string, body: string): Stored => ({
  object,
  size: body.length,
  files: [...new Set(body.match(/\/files\/[\w./-]+/g) ?? [])],
});

type Group = Readonly<Record<string, unknown>>;

const pick = (group: Group, names: readonly string[]): Group =>
  Object.fromEntries(names.filter((name) => name in group).map((name) => [name, group[name]]));

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/**
 * A kept form in two parts (decision 275): what its row keeps, and the text of its body. Contacts stay in the row, and so do the
 * fields of an expert, which lists read.
 * @param form JSON of the form; @param object name of the body
 */
export function partedForm(form: string, object: string): { row: string; body: string } {
  const values = JSON.parse(form) as Record<string, unknown>;
  const stays: Record<string, unknown> = {};
  const goes = { ...values };
  for (const kind of Object.keys(ITEMS)) {
    const group = values[kind];
    if (!isGroup(group)) continue;
    stays[kind] = pick(group, CONTACTS);
    goes[kind] = Object.fromEntries(Object.entries(group).filter(([name]) => !CONTACTS.some((each) => each === name)));
  }
  if (values.expert) {
    stays.scopes = values.scopes;
    delete goes.scopes;
  }
  const body = JSON.stringify(goes);
  return { row: JSON.stringify({ stored: storedOf(object, body), ...stays }), body };
}

/**
 * A kept form, whether it stands whole in its row or not.
 * @param form as the row has it
 * @throws AppError 503 where the object store does not give the rest
 */
export async function wholeForm(env: Pick<Env, 'FILES'>, form: string): Promise<FormValues> {
  const { stored, ...stays } = JSON.parse(form) as Record<string, unknown> & { stored?: Stored };
  if (!stored) return stays;
  const goes = JSON.parse(await readBody(env, stored.object)) as Record<string, unknown>;
  const groups = Object.entries(stays).map(([name, value]) => {
    const rest = goes[name];
    return [name, isGroup(rest) && isGroup(value) ? { ...rest, ...value } : value];
  });
  return { ...goes, ...Object.fromEntries(groups) };
}
