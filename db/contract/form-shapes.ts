import * as z from 'zod';
import { valuesOf } from './enums-results.ts';
import { choice, choices, dateTime, text } from './fields.ts';
import { type Column, type Form, isPublic, type Own, ownFields, type PublicValues } from './form.ts';
import { formatted } from './formats.ts';
import { coverText } from './publishing.ts';

type ShapeOf<C> = ReturnType<
  C extends { look: 'multi' }
    ? typeof choices
    : C extends { look: 'select' | 'radio' }
      ? typeof choice
      : C extends { look: 'date' }
        ? typeof dateTime
        : C extends { look: 'picture' }
          ? typeof coverText
          : C extends { format: string }
            ? typeof formatted
            : typeof text
>;

function shapeOf({ look, choices: list = [], format, max = 0 }: Column) {
  const values = valuesOf(list).map(Number);
  if (look === 'multi') return choices(values);
  if (look === 'select' || look === 'radio') return choice(values);
  if (look === 'date') return dateTime();
  if (look === 'picture') return coverText();
  return format ? formatted(format, max) : text(max);
}

/** The shapes of an item's columns, as its form says them. */
export const shapesOf = <F extends Form>(form: F) =>
  Object.fromEntries(ownFields(form).map(([name, column]) => [name, shapeOf(column)])) as unknown as {
    [K in keyof Own<F>]: ShapeOf<Own<F>[K]>;
  };

function shownShape({ look, read }: Column): z.ZodType {
  if (look === 'multi')
    return read === 'card' ? z.array(z.number()) : z.union([z.array(z.number()), z.string()]).nullable();
  return look === 'select' || look === 'radio' ? z.number().nullable() : z.string().nullable();
}

/** The shapes of what a public page has of a form. */
export const publicShapesOf = <F extends Form>(form: F) =>
  Object.fromEntries(
    ownFields(form).flatMap(([name, column]) =>
      isPublic(column) && column.read !== 'head' ? [[name, shownShape(column)]] : [],
    ),
  ) as unknown as { [K in keyof PublicValues<F>]: z.ZodType<PublicValues<F>[K]> };
