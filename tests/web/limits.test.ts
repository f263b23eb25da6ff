import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { limitsOf, mayStayBlank } from '../../web/kit/resource/field.ts';

const shape = z.object({
  name: z.string().trim().min(1, 'required').max(50, 'too_long'),
  note: z.string(),
  films: z.array(z.unknown()),
  files: z.array(z.unknown()).min(1, 'required'),
  kind: z.literal([1, 2], 'required'),
  hours: z.union([z.literal(''), z.coerce.number().int()]),
  sort: z.coerce.number().int(),
});

describe('fields of a form', () => {
  it('only those whose shape refuses a blank say that they must be filled in', () => {
    const required = Object.keys(shape.shape).filter((name) => limitsOf(shape, name).required);
    expect(required).toEqual(['name', 'files', 'kind']);
    expect(limitsOf(shape, 'name').max).toBe(50);
  });

  it('a number that may be left out begins blank, not as a nought', () => {
    expect(Object.keys(shape.shape).filter((name) => mayStayBlank(shape, name))).toEqual(['note', 'hours']);
  });
});
