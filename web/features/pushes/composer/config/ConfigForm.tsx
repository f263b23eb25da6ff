import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { messageOf } from '../../../../../db/contract/errors';
import words from '../../../../i18n/pushCompose';
import { api } from '../../../../shared/api';
import { useApiMutation } from '../../../../shared/api/mutations';
import { openDialog } from '../../../../shared/dialogs';
import { AppDialog } from '../../../../shared/dialogs/AppDialog';
import { useDialog } from '../../../../shared/dialogs/useDialog';
import { useUnsavedGuard } from '../../../../shared/form/useUnsavedGuard';
import { useLang, useText } from '../../../../shared/i18n';
import { randomId } from '../../../../shared/layout/format';
import { CalendarIcon } from '../../../../shared/layout/icons';
import type { Chosen } from '../../../../shared/pushes/OrganizationPicker';
import { toast } from '../../../../shared/toast';
import { PUSHES } from '../keys';
import { toMinute } from '../TimeDialog';
import { useReached } from '../useReached';
import { Items } from './Items';
import { Organizations } from './Organizations';
import { Preview } from './Preview';
import type { TitleParams } from './params';
import { Subject } from './Subject';

interface Beginning {
  title: string;
  remark: string;
  params: TitleParams;
  /** Ids with names, in the order in which they were packed. */
  items: [string, string][];
  /** Ids with names. */
  orgs: [string, string][];
  time: number;
}

interface ConfigFormProps {
  itemType: number;
  groupId: string;
  pushId?: string;
  begin: Beginning;
}

/** The form of a push; a new one is looked through in the documents' order, an edited one is not (back-office§5). */
export function ConfigForm({ itemType, groupId, pushId, begin }: ConfigFormProps) {
  const text = useText(words);
  const { lang } = useLang();
  const { close } = useDialog<boolean>();
  const [submission] = useState(() => randomId());
  const [title, setTitle] = useState(begin.title);
  const [remark, setRemark] = useState(begin.remark);
  const [params, setParams] = useState(begin.params);
  const [items, setItems] = useState<ReadonlySet<string>>(() => new Set(begin.items.map(([id]) => id)));
  const [orgs, setOrgs] = useState<Chosen>(() => new Map(begin.orgs));
  const [time, setTime] = useState(begin.time);

  const reached = useReached({ groupId, pushId, items });

  const save = useApiMutation(
    () => {
      const values = {
        title: title.trim(),
        remark: remark.trim(),
        items: [...items],
        orgs: [...orgs.keys()],
        title_params: JSON.stringify(params),
        auto_push_time: time,
      };
      if (pushId) return api.put<{ id: string }>('/v1/push', { id: pushId, ...values });
      const body = { ...values, item_type: itemType, push_group_id: groupId };
      return api.post<{ id: string }>('/v1/push', body, { headers: { 'idempotency-key': submission } });
    },
    {
      invalidates: [PUSHES],
      onSuccess: () => {
        toast.success(pushId ? text.config.modified : text.config.added);
        close(true);
      },
    },
  );

  const given = JSON.stringify([title, remark, params, [...items].sort(), [...orgs.keys()].sort(), time]);
  const [begun] = useState(given);
  const mayLeave = useUnsavedGuard(given !== begun && !save.isPending, false);

  const missing = (): string | null => {
    if (!title.trim()) return 'push_title_required';
    if (!remark.trim()) return 'push_remark_required';
    if (items.size === 0) return 'push_items_required';
    return orgs.size === 0 ? 'push_orgs_required' : null;
  };
  const submit = () => {
    const code = pushId ? null : missing();
    if (code) toast.warning(messageOf(code as 'push_title_required', lang));
    else save.mutate();
  };

  return (
    <AppDialog
      title={text.config.title}
      width="80vw"
      closeOnBackdrop={false}
      beforeClose={mayLeave}
      actions={
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            width: '100%',
            justifyContent: 'flex-end',
          }}
        >
          <Button
            startIcon={<CalendarIcon />}
            sx={{ mr: 'auto' }}
            onClick={() => void openDialog('pushTime', { value: time, onChange: setTime })}
          >
            {text.config.schedule}
          </Button>
          <Box
            role="status"
            sx={{ flex: { xs: '1 1 100%', sm: time ? '1 1 150px' : 1 }, color: 'text.secondary', fontSize: '0.875rem' }}
          >
            {time ? text.config.scheduled(toMinute(time)) : ''}
          </Box>
          <Button onClick={() => close()}>{text.cancel}</Button>
          <Button variant="contained" loading={save.isPending} onClick={submit}>
            {text.save}
          </Button>
        </Box>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          pt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Subject
          itemType={itemType}
          params={params}
          title={title}
          remark={remark}
          onParams={setParams}
          onTitle={setTitle}
          onRemark={setRemark}
        />
        <Preview
          itemType={itemType}
          pushId={pushId}
          title={title}
          remark={remark}
          items={items.size}
          firstItem={begin.items.find(([id]) => items.has(id))?.[1] ?? ''}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Items itemType={itemType} groupId={groupId} pushId={pushId} chosen={items} onChange={setItems} />
        <Organizations reached={reached} chosen={orgs} onChange={setOrgs} />
      </Box>
    </AppDialog>
  );
}
