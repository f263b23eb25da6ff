import type { Expectations } from '../kinds.ts';
import { items } from './items.ts';
import { people } from './people.ts';
import { programme } from './programme.ts';
import { staff } from './staff.ts';

/** Every table of the wire. */
export const expectations: Expectations = { ...items, ...people, ...programme, ...staff };
