import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { AUDIT } from '../../../../db/contract/limits';
import words from '../../../i18n/threads';
import { useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { inChinese, useText } from '../../../kit/i18n';
import { QueryState } from '../../../kit/layout/QueryState';

export interface PickedResult {
  id: string;
  name: string;
}

const FOUND = 10;

/** The dialog 'pickResult': a public result to answer with, one's own first. */
export default function PickResultDialog({ close }: DialogProps<object, PickedResult>) {
  const text = useText(words);
  const [keyword, setKeyword] = useState('');
  const asked = { ...(keyword && { keyword }), pageSize: FOUND };
  const mine = useApiQuery(
    ['results', 'own', 'public'],
    '/v1/user/chengguo/list',
    { ...asked, audit_status: String(AUDIT.approved) },
    { silent: true },
  );
  const found = useApiQuery(['results', 'list'], '/v1/chengguo/list', asked, { silent: true });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setKeyword(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
  };
  const own = (mine.data?.records ?? [])
    .filter(({ is_public }) => is_public === 1)
    .map(({ chengguo_id: id, name }) => ({ id, name, own: true }));
  const others = (found.data?.records ?? [])
    .filter(({ chengguo_id }) => !own.some(({ id }) => id === chengguo_id))
    .map(({ chengguo_id: id, name }) => ({ id, name, own: false }));
  const rows = [...own, ...others];
  return (
    <AppDialog title={text.pickTitle} width={600}>
      <Box component="form" onSubmit={search} sx={{ display: 'flex', gap: 1, mb: 2, pt: 1 }}>
        <TextField name="keyword" label={text.pickKeyword} size="small" fullWidth />
        <Button type="submit" variant="outlined">
          {text.search}
        </Button>
      </Box>
      {found.data ? null : <QueryState query={found} count={6} />}
      {found.data && rows.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.pickNone}</Box> : null}
      <Box
        component="ul"
        aria-label={text.pickTitle}
        sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}
      >
        {rows.map(({ id, name, own: isOwn }) => (
          <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Button
              fullWidth
              onClick={() => close({ id, name })}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', py: 1.25 }}
            >
              <span {...inChinese(name)}>{name}</span>
              {isOwn ? (
                <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
                  {text.pickOwn}
                </Box>
              ) : null}
            </Button>
          </Box>
        ))}
      </Box>
    </AppDialog>
  );
}
