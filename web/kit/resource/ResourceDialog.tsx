import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import common from '../../i18n/common';
import words from '../../i18n/resource';
import versionWords from '../../i18n/versions';
import { addFields, putFields } from '../api';
import { AppDialog } from '../dialogs/AppDialog';
import type { DialogProps } from '../dialogs/registry';
import {
  AppForm,
  FormCover,
  FormDate,
  FormMulti,
  FormRichText,
  FormSelect,
  FormSwitch,
  FormText,
  useDialogForm,
} from '../form';
import { useText } from '../i18n';
import { type Field, type InputProps, limitsOf, mayStayBlank, type Resource, type StoredRow } from './field';
import { PreviewFrame } from './PreviewFrame';

type Values = Record<string, unknown>;

const PICTURE_KB = 500;
const LINES = 4;

const asIs = (value: unknown) => value;
const text = { first: '', read: (stored: unknown) => stored ?? '', write: asIs };

/** What the form of a new row begins with, what it holds of what is stored, and what is stored of it. */
const WAYS: Readonly<
  Record<string, Pick<Exclude<Field<StoredRow>['look'], string | undefined>, 'first' | 'read' | 'write'>>
> = {
  number: { ...text, first: 0 },
  switch: { ...text, first: 1, read: (stored) => stored ?? 0 },
  several: {
    first: [],
    read: (stored) =>
      String(stored ?? '')
        .split(',')
        .filter(Boolean),
    write: (entered) => (entered as string[]).join(','),
  },
};

const wayOf = ({ look }: Field<StoredRow>) => (typeof look === 'object' ? look : (WAYS[look ?? ''] ?? text));

function inputOf(
  field: Field<StoredRow>,
  props: InputProps,
  max: number | undefined,
  row: StoredRow | null,
): ReactNode {
  const { look, options = [] } = field;
  if (typeof look === 'object') return look.input(props, row);
  switch (look) {
    case 'switch':
      return <FormSwitch {...props} on={1} off={0} />;
    case 'picture':
      return <FormCover {...props} maxKb={PICTURE_KB} crop={false} />;
    case 'cover':
      return <FormCover {...props} />;
    case 'several':
      return <FormMulti {...props} options={options} />;
    case 'choice':
      return <FormSelect {...props} options={options} />;
    case 'day':
    case 'time':
      return <FormDate {...props} time={look === 'time'} />;
    case 'rich': {
      const { hint, ...rest } = props;
      return <FormRichText {...rest} {...(hint && { hint })} />;
    }
    default:
      return (
        <FormText
          {...props}
          type={look === 'number' ? 'number' : look === 'address' ? 'url' : 'text'}
          {...(look === 'long' && { rows: LINES })}
          {...(max && { maxLength: max, counter: look === 'long' })}
        />
      );
  }
}

/** What the form begins with. */
function valuesOf({ fields, shape, toValues }: Resource, row: StoredRow | null): Values {
  const values = fields.map((field): [string, unknown] => {
    const { first, read } = wayOf(field);
    // Nobody wrote the nought of a number that may be left out.
    const begins = field.look === 'number' && mayStayBlank(shape, field.name) ? '' : first;
    return [field.name, row ? read(row[field.name]) : begins];
  });
  return { ...Object.fromEntries(values), ...(row && toValues?.(row)) };
}

/** The columns to write; blank texts are none, and what is written once is left as it is. */
function dataOf({ fields, toData = asIs as () => Values }: Resource, values: Values, row: StoredRow | null): Values {
  const entries = fields
    .filter(({ name, fixed }) => name in values && !(row && fixed))
    .map((field): [string, unknown] => [field.name, wayOf(field).write(values[field.name])]);
  const data = toData(Object.fromEntries(entries), row);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value === '' ? null : value]));
}

/** One row of a noun, new or there already. */
export default function ResourceDialog({
  resource,
  row,
  close,
}: DialogProps<{ resource: Resource; row: StoredRow | null }, boolean>) {
  const { table, shape, label: list, fieldName, preview, width = 560 } = resource;
  const versions = useText(versionWords);
  const [seen, setSeen] = useState<StoredRow | null>(null);
  const said = useText(words);
  const fields = resource.fields.filter(({ only }) => !only || only === 'form');
  const own = { ...resource, fields };
  const { save } = useText(common);
  const form = useDialogForm<Values>({
    schema: shape,
    defaultValues: valuesOf(own, row),
    ...(fieldName && { fieldName }),
    save: async (values) => {
      const data = dataOf(own, values, row);
      if (row) await putFields(table, row.id, data);
      else await addFields(table, data);
    },
    done: row ? said.saved : said.added,
    close,
  });
  return (
    <AppDialog
      title={(row ? said.editTitle : said.addTitle)(list)}
      width={width}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
    >
      {seen ? <PreviewFrame onBack={() => setSeen(null)}>{preview?.(seen)}</PreviewFrame> : null}
      {/* What was typed stays while it is looked at. */}
      <Box hidden={seen !== null}>
        <AppForm form={form}>
          <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            {fields.map((field) => {
              const { name, label, hint, fixed } = field;
              const { required, max } = limitsOf(shape, name);
              const props = { name, label, hint, required, disabled: row !== null && fixed === true };
              return <Box key={name}>{inputOf(field, props, max, row)}</Box>;
            })}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5, mt: 2 }}>
            {preview ? (
              <Button
                variant="outlined"
                onClick={() => setSeen({ id: 'new', ...row, ...dataOf(own, form.methods.getValues(), row) })}
              >
                {versions.preview}
              </Button>
            ) : null}
            <Button type="submit" variant="contained" loading={form.saving}>
              {save}
            </Button>
          </Box>
        </AppForm>
      </Box>
    </AppDialog>
  );
}
