import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EDIT } from '../../../../db/contract/organization-edits';
import { useFieldName } from '../../../domain/reviews/fieldNames';
import words from '../../../i18n/organizationProfile';
import { api, reread, useApiQuery } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';
import { Section } from '../../../kit/layout/Section';

const PATH = '/v1/user/organization/edit';

/** What an organisation says of itself in public: the way to edit it, and where an edit stands. */
export function Profile({ id }: { id: string }) {
  const text = useText(words);
  const nameOf = useFieldName();
  const query = useApiQuery(['organizations', 'edit'], PATH, { organization_id: id }, { staleMs: 0 });
  const edit = async () => {
    if (await openDialog('organization-profile', { id })) await reread([['organizations']]);
  };
  const withdraw = async () => {
    const question = { title: text.withdraw, text: text.withdrawText, confirmLabel: text.withdraw, danger: true };
    if (!(await confirm(question))) return;
    await attempt(() => api.del(PATH, { organization_id: id }), [['organizations']], text.withdrawn);
  };
  const waiting = query.data?.edit;
  const returned = waiting?.state === EDIT.returned;
  return (
    <Section title={text.title} hint={text.hint} card>
      {query.data ? null : <QueryState query={query} count={2} />}
      {waiting ? (
        <Alert severity={returned ? 'warning' : 'info'} role="note" sx={{ mb: 2 }}>
          <AlertTitle>
            {returned ? text.returned(formatDay(waiting.decide_time)) : text.waits(formatDay(waiting.add_time))}
          </AlertTitle>
          {waiting.opinion ? (
            <Typography sx={{ mb: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{waiting.opinion}</Typography>
          ) : null}
          {text.changed(waiting.changes.map(({ field }) => nameOf(field)).join(text.separator))}
        </Alert>
      ) : null}
      {query.data ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant={returned ? 'contained' : 'outlined'} onClick={() => void edit()}>
            {returned ? text.editAgain : text.edit}
          </Button>
          {waiting ? (
            <Button sx={{ color: 'error.main' }} onClick={() => void withdraw()}>
              {text.withdraw}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Section>
  );
}
