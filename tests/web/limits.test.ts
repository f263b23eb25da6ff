import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ENDPOINTS } from '../../db/contract/endpoints.ts';
import { messageOf } from '../../db/contract/errors.ts';
import { fieldErrorsOf } from '../../db/contract/issues.ts';
import { packedText, packIssue } from '../../web/kit/form/issues.ts';
import { limitsOf, mayStayBlank } from '../../web/kit/resource/field.ts';
import { sources } from '../guards/sources.ts';

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

const shapeOf = (input: unknown): z.core.$ZodShape => {
  if (input instanceof z.ZodObject) return input.shape;
  return input instanceof z.ZodPipe ? shapeOf(input.in) : {};
};

const codeOf = (input: z.ZodType | undefined, field: string, text: string): string =>
  fieldErrorsOf(input?.safeParse({ [field]: text })?.error?.issues ?? []).find((each) => each.field === field)?.code ??
  '';

describe('what is said at a field', () => {
  it('what is too long is never told as missing, by any call', () => {
    const told = ENDPOINTS.flatMap(({ path, body }) =>
      Object.keys(shapeOf(body)).flatMap((field) => {
        const code = codeOf(body, field, 'x'.repeat(100_000));
        // What is chosen from a list refuses every other text alike.
        return /required$/.test(code) && codeOf(body, field, 'x') !== code ? [`${path} ${field}: ${code}`] : [];
      }),
    );
    expect(told).toEqual([]);
  });

  it('a rule of its own fills the places of its text', () => {
    const blank = sources('db', 'web').flatMap(({ path, text }) =>
      [...text.matchAll(/addIssue\(\{[^}]*message: '(\w+)',? ?\}/g)].flatMap(([, code = '']) =>
        messageOf(code, 'en').includes('{') ? [`${path}: ${code}`] : [],
      ),
    );
    expect(blank).toEqual([]);
  });

  it('of a number it is told how large it may be, and that it is one', () => {
    const times = z.coerce
      .number('invalid_value')
      .int('invalid_value')
      .min(1, 'invalid_value')
      .max(52, 'invalid_value');
    const say = (value: unknown, lang: 'zh' | 'en') => {
      const [issue] = times.safeParse(value, { reportInput: true }).error?.issues ?? [];
      return issue ? packedText(lang, packIssue(issue)) : '';
    };
    expect(['60', '0', '1.5', 'two', '2'].map((value) => say(value, 'en'))).toEqual([
      'At most 52',
      'At least 1',
      'Please enter a whole number',
      'Please enter a number',
      '',
    ]);
    expect(say('60', 'zh')).toBe('不能大于 52');
  });
});
