import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { AUTHORITIES } from '../../../../db/contract/limits';
import { tokensOf } from '../../../../db/contract/work-groups';
import words from '../../../i18n/administration';
import { api, queryClient } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useDialog } from '../../../kit/dialogs/useDialog';
import {
  AppForm,
  FieldFrame,
  type FieldProps,
  FormCover,
  FormSelect,
  FormSwitch,
  FormText,
  useAppForm,
  useField,
} from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { dataOf, type ListName, listOf, type ReferenceField, type ReferenceRow, valuesOf } from './lists';
import { useParentScopes } from './parents';

const LOGO_KB = 500;

/** The parents that a field may have: any for a new one, those of the same level for one that exists. */
function ParentField({ label, hint, row }: { label: string; hint: string | undefined; row: ReferenceRow | null }) {
  const parents = useParentScopes(true).filter(({ level }) => !row || level === Number(row.level) - 1);
  const options = parents.map(({ id, label: name }) => ({ value: id, label: name }));
  const isTop = row !== null && Number(row.level) === 1;
  return (
    <FormSelect name="pid" label={label} hint={hint} options={options} disabled={isTop} required={!!row && !isTop} />
  );
}

/** Authorities, held as the comma-separated list that is stored. */
function AuthoritiesField({ name, label, hint }: FieldProps) {
  const text = useText(words);
  const { field, error, disabled } = useField(name);
  const chosen = tokensOf(String(field.value ?? ''));
  const toggle = (token: string, on: boolean) =>
    field.onChange(AUTHORITIES.filter((each) => (each === token ? on : chosen.includes(each))).join(','));
  return (
    <FieldFrame label={label} error={error} hint={hint} disabled={disabled}>
      {() => (
        <FormGroup row sx={{ columnGap: 1 }}>
          {AUTHORITIES.map((token) => (
            <FormControlLabel
              key={token}
              disabled={disabled}
              label={text.authorities[token] ?? token}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(token)}
                  onChange={(event) => toggle(token, event.target.checked)}
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </FieldFrame>
  );
}

function Field({ field, row }: { field: ReferenceField; row: ReferenceRow | null }) {
  const text = useText(words).reference;
  const { name, kind = 'text', required = false, max } = field;
  const label = text.fields[name];
  const hint = field.hint ? text.hints[field.hint] : undefined;
  switch (kind) {
    case 'switch':
      return <FormSwitch name={name} label={label} hint={hint} on={1} off={0} />;
    case 'picture':
      return <FormCover name={name} label={label} hint={hint} maxKb={LOGO_KB} crop={false} />;
    case 'authorities':
      return <AuthoritiesField name={name} label={label} hint={hint} />;
    case 'parent':
      return <ParentField label={label} hint={hint} row={row} />;
    default:
      return (
        <FormText
          name={name}
          label={label}
          hint={hint}
          required={required}
          disabled={!!row && !!field.fixed}
          type={kind === 'number' ? 'number' : kind === 'address' ? 'url' : 'text'}
          {...(max ? { maxLength: max, counter: false } : {})}
        />
      );
  }
}

/** One row of a reference list, new or there already. */
export default function ReferenceDialog({ list: name, row }: { list: ListName; row: ReferenceRow | null }) {
  const all = useText(words);
  const text = all.reference;
  const list = listOf(name);
  const { close } = useDialog<boolean>();
  const form = useAppForm({
    schema: list.schema,
    defaultValues: valuesOf(list, row),
    fieldName: (field) => (field === 'keynotes' ? 'keynote1' : field),
    onSubmit: async (values) => {
      const data = dataOf(list, values, row);
      if (row) await api.put('/egg/base/put', { table: name, data, where: { id: row.id } });
      else await api.post('/egg/base/add', { table: name, data });
      toast.success(row ? text.saved : text.added);
      if (name === 'scope') void queryClient.invalidateQueries({ queryKey: ['scopes'] });
      if (name === 'work_group') void queryClient.invalidateQueries({ queryKey: ['workGroups'] });
      if (name === 'region') void queryClient.invalidateQueries({ queryKey: ['regions'] });
      close(true);
    },
  });
  const title = (row ? text.editTitle : text.addTitle)(text.lists[name]);
  return (
    <AppDialog title={title} width={560} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <AppForm form={form}>
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          {list.fields.map((field) => (
            <Field key={field.name} field={field} row={row} />
          ))}
        </Box>
        <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
          {all.save}
        </Button>
      </AppForm>
    </AppDialog>
  );
}
