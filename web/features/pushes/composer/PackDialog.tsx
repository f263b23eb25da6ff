import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { messageOf } from '../../../../db/contract/errors';
import { PUSH_LIMITS } from '../../../../db/contract/pushes';
import words from '../../../i18n/pushCompose';
import { api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useLang, useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { toast } from '../../../kit/toast';
import { PUSHES } from './keys';

interface PackDialogProps {
  itemType: number;
  items: string[];
  /** Of the group, to begin with. */
  title?: string;
}

/** Names the group that chosen items are packed into. */
export default function PackDialog({ itemType, items, title: name = '', close }: DialogProps<PackDialogProps, string>) {
  const text = useText(words);
  const { lang } = useLang();
  const [submission] = useState(() => randomId());
  const [title, setTitle] = useState(name.slice(0, PUSH_LIMITS.title));
  const [remark, setRemark] = useState('');
  const [refused, setRefused] = useState(false);
  const named = useRef<HTMLInputElement>(null);
  const save = useApiMutation(
    () =>
      api.post(
        '/v1/pushGroup',
        { title: title.trim(), remark: remark.trim(), item_type: itemType, items },
        { headers: { 'idempotency-key': submission } },
      ),
    {
      invalidates: [PUSHES],
      done: text.packDone,
      onSuccess: ({ id }) => close(id),
    },
  );
  const lacking = messageOf('push_title_required', lang);
  const wrong = refused && !title.trim();
  const submit = () => {
    if (title.trim()) {
      save.mutate();
      return;
    }
    setRefused(true);
    named.current?.focus();
    toast.warning(lacking);
  };
  return (
    <AppDialog
      title={text.packTitle}
      width={560}
      closeOnBackdrop={false}
      actions={
        <>
          <Button onClick={() => close()}>{text.cancel}</Button>
          <Button variant="contained" loading={save.isPending} onClick={submit}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <div>{text.chosen(items.length)}</div>
        <TextField
          autoFocus
          required
          label={text.groupTitle}
          inputRef={named}
          error={wrong}
          helperText={wrong ? lacking : ''}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength: PUSH_LIMITS.title } }}
        />
        <TextField
          multiline
          minRows={2}
          label={text.remark}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
          slotProps={{ htmlInput: { maxLength: PUSH_LIMITS.remark } }}
        />
      </Stack>
    </AppDialog>
  );
}
