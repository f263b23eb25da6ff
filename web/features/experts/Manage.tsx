import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { itemPage } from '../../../db/contract/items';
import { AUDIT, ITEM } from '../../../db/contract/limits';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/experts';
import { kit } from '../../i18n/kit';
import ownWords from '../../i18n/ownItems';
import { api, putRows, reread } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { labelled, useLang, useText } from '../../kit/i18n';
import { StateChip } from '../../kit/layout/StateChip';
import { ResourceTable, RowSwitch, useRowWrites } from '../../kit/resource';

const COLUMNS = [
  ...(['expert_id', 'name', 'name_en', 'qualification', 'org_name', 'sort', 'is_clinic'] as const),
  ...(['audit_status', 'version', 'release_time'] as const),
] as const;

/** Queries that read experts. */
const STALE = [['kept', 'zhuanjia'], ['experts']];

/** Where content editors order experts, mark those of the clinic, take some off and bring them back. */
export default function ManageExperts() {
  const text = useText(words);
  const own = useText(ownWords);
  const { lang } = useLang();
  const { isBusy, write } = useRowWrites(STALE);
  const change = (expert_id: string, data: { sort: number } | { is_clinic: 0 | 1 }) =>
    write(expert_id, () => putRows('zhuanjia', { expert_id }, data), text.saved);
  const restore = useApiMutation(
    ({ id, version }: { id: string; version: number | null }) =>
      api.post('/v1/user/zhuanjia/audit', {
        id,
        audit_status: AUDIT.approved,
        ...(version !== null && { version }),
      }),
    { invalidates: STALE, done: text.restored },
  );
  const edit = async (id: string | 0) => {
    if (await openDialog('expertForm', { id, self: false })) await reread(STALE);
  };
  const retire = async (id: string, name: string, version: number | null) => {
    if (await openDialog('expertRetire', { id, name, version })) await reread(STALE);
  };
  const states = Object.values(AUDIT).map((value) => ({
    value,
    label: kit.status[value as keyof typeof kit.status]?.[lang === 'en' ? 1 : 0] ?? '',
  }));
  return (
    <StaffPage
      authority="content-admin"
      title={text.manageTitle}
      lead={text.manageLead}
      breadcrumbs={[{ label: text.title, to: '/expert' }, { label: text.manageTitle }]}
    >
      <ResourceTable
        queryKey={['kept', 'zhuanjia']}
        from={{
          table: 'zhuanjia',
          columns: COLUMNS,
          search: ['name', 'direction', 'org_name'],
          order: ['sort', ['add_time', 'desc'], 'expert_id'],
        }}
        rowId={(row) => row.expert_id}
        label={text.rows}
        keyword={text.keyword}
        empty={{ title: text.none }}
        toolbar={
          <Button variant="contained" sx={{ ml: { sm: 'auto' } }} onClick={() => void edit(0)}>
            {text.add}
          </Button>
        }
        fields={[
          {
            name: 'name',
            label: text.fields.name,
            flex: 2,
            minWidth: 200,
            look: 'name',
            below: ({ qualification, org_name }) => [qualification, org_name].filter(Boolean).join(' · '),
            to: ({ expert_id, name }) => itemPage(ITEM.expert, expert_id, name),
          },
          {
            name: 'sort',
            label: text.sort,
            minWidth: 110,
            show: (row) => (
              <SortInput
                key={row.sort}
                label={labelled(text.sort, row.name)}
                value={row.sort}
                disabled={isBusy(row.expert_id)}
                onChange={(sort) => void change(row.expert_id, { sort })}
              />
            ),
          },
          {
            name: 'is_clinic',
            label: text.clinic,
            minWidth: 110,
            show: (row) => (
              <RowSwitch
                on={row.is_clinic === 1}
                label={text.clinicOf(row.name)}
                busy={isBusy(row.expert_id)}
                onChange={(is_clinic) => void change(row.expert_id, { is_clinic })}
              />
            ),
          },
          {
            name: 'audit_status',
            label: text.state,
            minWidth: 120,
            look: 'choice',
            options: states,
            filter: true,
            show: (row) => <StateChip status={row.audit_status} />,
          },
        ]}
        actions={{
          nameOf: ({ name }) => name,
          list: (row) => [
            { label: own.edit, act: () => edit(row.expert_id) },
            ...(row.audit_status === AUDIT.approved
              ? [
                  {
                    label: text.retire,
                    act: () => retire(row.expert_id, row.name, row.version),
                    danger: true,
                  },
                ]
              : []),
            ...(row.audit_status === AUDIT.rejected && row.release_time !== null
              ? [
                  {
                    label: text.restore,
                    act: () => restore.mutate({ id: row.expert_id, version: row.version }),
                    disabled: restore.isPending,
                  },
                ]
              : []),
          ],
        }}
      />
    </StaffPage>
  );
}

interface SortInputProps {
  label: string;
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A place in the order; it is kept when one leaves the field. */
function SortInput({ label, value, disabled, onChange }: SortInputProps) {
  return (
    <Box
      component="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur();
      }}
    >
      <TextField
        size="small"
        defaultValue={value}
        disabled={disabled}
        onBlur={(event) => {
          const entered = Number(event.target.value);
          if (Number.isInteger(entered) && entered >= 0 && entered !== value) onChange(entered);
          else event.target.value = String(value);
        }}
        slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'numeric', maxLength: 6 } }}
        sx={{ width: 84 }}
      />
    </Box>
  );
}
